export * from './board';
export type {
  EncounterContent,
  EncounterPack,
  InvestigatorCard,
  MonsterToken,
  PlaceCard,
  PossessionCard,
} from './encounter/cards/content';
export { type Effect as EncounterEffect, effectsIn } from './encounter/cards/effect';
export type { EncounterEdit } from './encounter/edit';
export { type EncounterOdds, encounterOdds, type TestOdds } from './encounter/encounterOdds';
export type { AnyEncounterEvent, EncounterEvent, Pool, PoolPart } from './encounter/events';
export { encounterGame } from './encounter/game';
export { encounterViolations } from './encounter/invariants';
export { loadEncounterContent } from './encounter/loadContent';
export { type Chance as ExactChance, share as shareOf } from './encounter/odds';
export { successFrom } from './encounter/pool';
export type { EncounterSetUp } from './encounter/setup';
export { ENCOUNTER_SITUATIONS } from './encounter/situation';
export type { EncounterState, Investigator, MonsterInPlay, Possession } from './encounter/state';
export { ENCOUNTER } from './encounter/table';
export {
  advance,
  type Cause,
  type Command,
  commandsOf,
  current,
  type Decision,
  type DiceSource,
  type Entry,
  Fault,
  type Frame,
  type Game,
  hash,
  hashOf,
  isJournal,
  type Journal,
  type KernelEvent,
  type Option,
  type Rejection,
  type Rules,
  type Run as KernelRun,
  record,
  redo,
  replay,
  type Scene,
  type ScriptedDie,
  scenesOf,
  share,
  type TableState,
  undo,
} from './kernel';
export { botAnswer } from './lastSurvivor/bot';
export type { SurvivorContent, SurvivorPack } from './lastSurvivor/cards/content';
export { type Effect as SurvivorEffect, effectsIn as survivorEffectsIn } from './lastSurvivor/cards/effect';
export type { SurvivorCorrected } from './lastSurvivor/edit';
export type { AnySurvivorEvent, SurvivorEvent } from './lastSurvivor/events';
export { lastSurvivorGame } from './lastSurvivor/game';
export { survivorViolations } from './lastSurvivor/invariants';
export { loadSurvivorContent } from './lastSurvivor/loadContent';
export { crafters, type DuelSeen, duelSeen, mealRisk, nightAhead, orderToday } from './lastSurvivor/look';
export type { DuelChance, DuelOdds } from './lastSurvivor/odds';
export { QUESTIONS as SURVIVOR_QUESTIONS } from './lastSurvivor/questions';
export type { SurvivorSetUp as LastSurvivorSetUp } from './lastSurvivor/setup';
export { LAST_SURVIVOR_SITUATIONS } from './lastSurvivor/situation';
export type {
  DiePart,
  Duel,
  DuelDie,
  Survivor as Stranded,
  SurvivorOptions as LastSurvivorOptions,
  SurvivorState,
} from './lastSurvivor/state';
export { LAST_SURVIVOR_TABLE } from './lastSurvivor/table';
export { type DieName, MOST_DAMAGE, RESOURCES } from './lastSurvivor/terms';
export { bonusActive } from './showdown/affinities';
export type { AttackOdds } from './showdown/attackOdds';
export { type AwaitedDie, awaitedDie } from './showdown/awaitedDie';
export type { AiCard } from './showdown/cards/aiCard';
export type { Condition } from './showdown/cards/condition';
export type { Content, ContentPack, TraitKind } from './showdown/cards/content';
export type { Effect } from './showdown/cards/effect';
export type {
  Activation,
  ArmourSet,
  Arrow,
  Ban,
  Bonus,
  Edges,
  Gear,
  StandingModifier,
} from './showdown/cards/gear';
export type { HitLocation } from './showdown/cards/hitLocation';
export type { Injury, Trauma } from './showdown/cards/injury';
export type { Level } from './showdown/cards/level';
export type { Monster as MonsterCard } from './showdown/cards/monster';
export type { Profile } from './showdown/cards/profile';
export type { Resource } from './showdown/cards/resource';
export type { Status } from './showdown/cards/status';
export type { Kit, ReadySurvivor } from './showdown/cards/survivorCard';
export type { Terrain } from './showdown/cards/terrain';
export type { Milestone, Proficiency, RunAwayLine, Trait } from './showdown/cards/trait';
export type { Trigger } from './showdown/cards/trigger';
export type { Amount, Group, TargetLine, Term, Who } from './showdown/cards/who';
export type { ZoneShape } from './showdown/cards/zone';
export { bleedingLimit } from './showdown/death';
export { type DecisionFigure, decisionFigures, woundOdds } from './showdown/decisionFigures';
export type { Edit, EditOf } from './showdown/edits/schema';
export type { Phrase, PhraseValue } from './showdown/effects/phrase';
export { VERB } from './showdown/effects/registry';
export type { Verb } from './showdown/effects/verb';
export type {
  AnyEvent,
  Figure,
  Part,
  RouteReason,
  ShowdownEvent,
  TargetCheck,
  TargetReason,
} from './showdown/events';
export { bareFight, begun } from './showdown/fight';
export {
  type Fight,
  FightFileSchema,
  keptFight,
  type LoadedFight,
  loadFight,
  saveFight,
} from './showdown/file/fightFile';
export { RENAMED } from './showdown/file/nameless';
export { showdownGame } from './showdown/game';
export { activeGear, skillsOf } from './showdown/gearGrid';
export { type GridFault, gridComplaint, gridFaults } from './showdown/gridRules';
export { isHeldOff } from './showdown/heldOff';
export { violations } from './showdown/invariants';
export { survivorsOfKit } from './showdown/kits';
export { dealtOf, type ShowdownPage, showdownPage } from './showdown/levels';
export { loadContent } from './showdown/loadContent';
export { monsterFigure } from './showdown/monsterNumbers';
export { survivorFigure } from './showdown/numbers';
export { type Outfit, outfitOf, trialTable } from './showdown/outfit';
export { type PlainOdds, plainOdds } from './showdown/plainOdds';
export type { Run } from './showdown/procedure';
export {
  attacksFrom,
  type Prospect,
  prospectOf,
  sightBetween,
  walkableBy,
  wayTo,
} from './showdown/prospect';
export type { SheetRecord } from './showdown/record';
export { checkSetUp, type SetUp, type SurvivorSetUp } from './showdown/setup';
export { type GoesOn, goOnFrom } from './showdown/situation/goOn';
export { momentOf } from './showdown/situation/moment';
export { type Played, type PlayedEntry, playSituation } from './showdown/situation/play';
export type { SituationWords } from './showdown/situation/point';
export { readSituation } from './showdown/situation/read';
export { type Situation, SituationSchema } from './showdown/situation/schema';
export type * from './showdown/state';
export { SHOWDOWN } from './showdown/table';
export * from './showdown/terms';
export { traitsOf } from './showdown/traits';
export { type Verdict, whyNot } from './showdown/whyNot';
export { bareOf, begunOf, openingOf } from './table/begin';
export type { InPieces } from './table/course';
export { type FaultReport, FIRST_TABLE } from './table/format';
export { withHashes } from './table/hashes';
export { FILE_LIMITS } from './table/limits';
export { isLoaded, type LoadedOf, loadingOf, loadOf } from './table/load';
export { namelessOf, type Renaming, renamedPlayers } from './table/nameless';
export type { LoadNote, Places, TableOnly } from './table/notes';
export { ownOf } from './table/ownOf';
export { type LoadError, tableOfText } from './table/read';
export type { AnyContent, AnySetUp, Table } from './table/rules';
export { keptFightOf, saveFightOf } from './table/save';
export type { SituationGame, TableWords } from './table/situation/game';
export { goOnFromTable } from './table/situation/goOn';
export { type SeatedSetUp, tableMomentOf } from './table/situation/moment';
export { playTableSituation } from './table/situation/play';
export type { Problem } from './table/situation/problem';
export { readTableSituation } from './table/situation/read';
export { TableSituationSchema } from './table/situation/schema';
export { tidied, tooMuch } from './table/tidy';
export { cutText, firstLetters, type GivenName, givenName, NAME_LETTERS } from './table/tidyText';
