import type {
  AiCard,
  AnyEvent,
  ArmourSet,
  Decision,
  Effect,
  Figure,
  Gear,
  HitLocation,
  Injury,
  MonsterCard,
  Option,
  Part,
  Rejection,
  Resource,
  ShowdownPage,
  Status,
  Terrain,
  Trait,
  TraitKind,
  Trauma,
  Verdict,
} from '../engine';
import { cardPartsIn } from './cardParts';
import { effectTextIn, type PhraseOf } from './effectText';
import { reasonLines } from './explain';
import { figureLines, partLabel } from './figureLines';
import type { CardLine, CardText, LogLine, QuestionText, ReasonLine, RefusalText } from './lines';
import { logLine } from './log';
import type { Messages } from './messages';
import { aiCardText, basicActionText, hitLocationText, instinctText, statusText } from './monsterCardText';
import type { Names } from './names';
import { pageText } from './pageText';
import { optionText, questionText } from './questionText';
import { refusalText } from './refusalText';
import type { NameKind, Teller } from './say';
import {
  armourSetText,
  gearText,
  injuryText,
  resourceText,
  terrainText,
  traumaText,
} from './survivorCardText';
import { tellerFor } from './teller';
import { traitText } from './traitText';
import { sayIn } from './words';

/** A card of the content, by its kind. */
export type AnyCard =
  | { kind: 'ai'; card: AiCard }
  | { kind: 'hitLocation'; card: HitLocation }
  | { kind: 'status'; card: Status }
  | { kind: 'basicAction'; card: MonsterCard }
  | { kind: 'instinct'; card: MonsterCard }
  | { kind: 'showdown'; card: ShowdownPage }
  | { kind: 'gear'; card: Gear }
  | { kind: 'armourSet'; card: ArmourSet }
  | { kind: 'terrain'; card: Terrain }
  | { kind: 'resource'; card: Resource }
  | { kind: 'injury'; card: Injury }
  | { kind: 'trauma'; card: Trauma }
  | { kind: TraitKind; card: Trait };

/** What of the engine text needs to be handed: it takes only types from there. */
export interface Engine {
  /** Gives an effect's phrase, by the verb registry. */
  phraseOf: PhraseOf;
  spaceName(space: number): string;
}

/** Everything a person reads, in one language. */
export interface Text {
  /** The name of something by its kind and id. */
  nameOf(kind: NameKind, id: string): string;
  /** `+1`, `−2`. */
  signed(n: number): string;
  /** A card: its name, kind, tags and lines, made from its data. */
  cardText(of: AnyCard): CardText;
  /** A card's effects as lines. */
  effectLines(effects: readonly Effect[]): CardLine[];
  /** One effect as a sentence. */
  describeEffect(effect: Effect): string;
  eventLine(event: AnyEvent, names: Names): LogLine;
  /** Why it happened: the list as it was read, the dice, the numbers and what they are made of. */
  reason(event: AnyEvent, names: Names): ReasonLine[];
  /** A number and its parts. */
  figure(label: keyof Messages['explain']['numbers'], figure: Figure, names: Names): ReasonLine[];
  /** What a number is called. */
  numberName(label: keyof Messages['explain']['numbers']): string;
  /** What one contribution to a number is called. */
  part(part: Part, names: Names): string;
  question(decision: Decision, names: Names): QuestionText;
  /** The label of an answer, or of an interjection. */
  option(option: Option, decision: Decision, names: Names): string;
  rejection(rejection: Rejection): string;
  /** What a survivor can't do now, and why. */
  refusal(verdict: Verdict, names: Names): RefusalText;
  teller(names: Names): Teller;
}

/** The words of one language, put to use. */
export function createText(m: Messages, { phraseOf, spaceName }: Engine): Text {
  const effects = effectTextIn(m, phraseOf);
  const parts = cardPartsIn(m, effects);
  const teller = (names: Names) => tellerFor(m, names, spaceName);

  function cardText(of: AnyCard): CardText {
    switch (of.kind) {
      case 'ai':
        return aiCardText(m, effects, parts, of.card);
      case 'hitLocation':
        return hitLocationText(m, effects, parts, of.card);
      case 'status':
        return statusText(m, parts, of.card);
      case 'basicAction':
        return basicActionText(m, effects, of.card);
      case 'instinct':
        return instinctText(m, effects, of.card);
      case 'showdown':
        return pageText(m, parts, of.card);
      case 'gear':
        return gearText(m, parts, of.card);
      case 'armourSet':
        return armourSetText(m, parts, of.card);
      case 'terrain':
        return terrainText(m, parts, of.card);
      case 'resource':
        return resourceText(m, parts, of.card);
      case 'injury':
        return injuryText(m, effects, parts, of.card);
      case 'trauma':
        return traumaText(m, effects, of.card);
      case 'fightingArt':
      case 'disorder':
      case 'ability':
      case 'proficiency':
        return traitText(m, parts, of.kind, of.card);
    }
  }

  return {
    nameOf: sayIn(m).name,
    signed: sayIn(m).signed,
    cardText,
    effectLines: effects.lines,
    describeEffect: (effect) => m.sentence(effects.inline([effect])),
    eventLine: (event, names) => logLine(m, event, teller(names)),
    reason: (event, names) => reasonLines(m, event, teller(names)),
    figure: (label, figure, names) => figureLines(m, label, figure, teller(names)),
    numberName: (label) => m.explain.numbers[label],
    part: (part, names) => partLabel(m, part, teller(names)),
    question: (decision, names) => questionText(m, decision, teller(names)),
    option: (option, decision, names) => optionText(m, option, decision, teller(names)),
    rejection: ({ code }) => m.rejections[code],
    refusal: (verdict, names) => refusalText(m, verdict, teller(names)),
    teller,
  };
}
