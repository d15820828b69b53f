import { describe, expect, it } from 'vitest';
import { SURVIVOR_PACK } from '../../src/content/lastSurvivor';
import {
  type AnySurvivorEvent,
  lastSurvivorGame,
  loadSurvivorContent,
  type SurvivorState,
} from '../../src/engine';
import {
  createSurvivorText,
  type SurvivorNames,
  survivorEn,
  survivorNames,
} from '../../src/text/lastSurvivor';
import { names as allNames } from '../../src/text/lastSurvivor/en/names';
import type { SurvivorMessages } from '../../src/text/lastSurvivor/messages';
import { spotOf } from '../../src/text/lastSurvivor/spaces';
import { playSurvivors, randomly, randomSurvivors } from '../../tools/play/lastSurvivor/playSurvivors';
import { PROBES, tiny } from '../engine/lastSurvivor/kit';
import { faultsOf } from './faults';

const text = createSurvivorText(survivorEn);

/** The same words in a language that nobody speaks: whatever is no part of it is seen at once. */
function inNoLanguage(words: unknown): unknown {
  if (typeof words === 'string') return '文';
  if (typeof words === 'function')
    return (...given: unknown[]) => {
      (words as (...given: unknown[]) => string)(...given);
      return '文';
    };
  return Object.fromEntries(
    Object.entries(words as object).map(([key, value]) => [key, inNoLanguage(value)]),
  );
}
const foreign = createSurvivorText(inNoLanguage(survivorEn) as SurvivorMessages);
const NOBODY: SurvivorNames = { survivor: () => undefined, player: () => undefined, space: () => undefined };
const content = loadSurvivorContent(SURVIVOR_PACK);

/** Names of players are the people's own, in whatever language. */
const namesIn = (state: SurvivorState, language: typeof text): SurvivorNames => ({
  ...survivorNames(state, content.maps),
  ...(language === foreign ? { player: () => '文' } : {}),
});

/** Everything that is said in a random game, the faulty sentences only. */
function faultsAt(seed: number, language = text, faulty = faultsOf): string[] {
  const faults = new Set<string>();
  const say = (sentences: readonly string[]) => {
    for (const fault of faulty(sentences)) faults.add(fault);
  };
  const events: AnySurvivorEvent[] = [];
  const tell = (state: SurvivorState) => {
    const names = namesIn(state, language);
    say(
      events
        .splice(0)
        .flatMap((e) => [language.eventLine(e, names), ...language.reason(e, names).map((r) => r.text)]),
    );
  };
  playSurvivors(randomSurvivors(content, seed), content, randomly, seed, {
    event: (event) => void events.push(JSON.parse(JSON.stringify(event)) as AnySurvivorEvent),
    command: (state) => {
      tell(state);
      const { decision } = state;
      if (decision === null) return;
      const names = namesIn(state, language);
      const labels = decision.options.map((option) => language.option(option, names));
      const { title, by, trail } = language.asked(decision, names);
      say([title, by, ...trail, ...labels]);
      if (language === text && new Set(labels).size < labels.length)
        faults.add(`${decision.kind}: two answers read alike`);
    },
    taken: tell,
  });
  return [...faults];
}

describe('the words of last survivor', () => {
  it('are there for all that is said in 30 random games: log, questions, answers', () => {
    const faults = Array.from({ length: 30 }, (_, i) => faultsAt(i + 1)).flat();
    expect([...new Set(faults)].sort()).toEqual([]);
  });

  it('all come from the language: in one that nobody speaks nothing of English is left', () => {
    const latin = (sentences: readonly string[]) => sentences.filter((s) => /[a-z⟦]/i.test(s));
    expect([1, 2, 3, 4].flatMap((seed) => faultsAt(seed, foreign, latin))).toEqual([]);
    const cards = (['survivor', 'item', 'support', 'encounter', 'night'] as const).flatMap((kind) =>
      SURVIVOR_PACK[`${kind}s`].map(({ id }) => foreign.card(content, kind, id)),
    );
    expect(latin(cards.flatMap(({ name, tags, lines }) => [name, ...tags, ...lines]))).toEqual([]);
  });

  it('of a language are not taken while one is missing', () => {
    const { died, ...events } = survivorEn.events;
    const { meal, ...questions } = survivorEn.questions;
    const { bear, ...options } = survivorEn.options;
    const { rats, ...night } = survivorEn.names.night;
    // @ts-expect-error a sentence of the log is missing
    const one: SurvivorMessages = { ...survivorEn, events };
    // @ts-expect-error a question is missing
    const two: SurvivorMessages = { ...survivorEn, questions };
    // @ts-expect-error an answer is missing
    const three: SurvivorMessages = { ...survivorEn, options };
    // @ts-expect-error a name is missing
    const four: SurvivorMessages = { ...survivorEn, names: { ...survivorEn.names, night } };
    const shown = [
      createSurvivorText(two).question(
        {
          id: 1,
          kind: 'meal',
          by: 'p1',
          about: {},
          options: [],
          min: 1,
          max: 1,
          causes: [],
          interjections: [],
        },
        NOBODY,
      ),
      createSurvivorText(three).option({ key: 'bear', kind: 'bear' }, NOBODY),
      createSurvivorText(four).nameOf('night', 'rats'),
    ];
    expect(shown).toEqual(['⟦question:meal⟧', '⟦option:bear⟧', '⟦night:rats⟧']);
    expect([died, meal, bear, rats, one].every((found) => found !== undefined)).toBe(true);
  });

  it('say of a correction whose, what, from what and to what', () => {
    const tiles = [0, 1].map((q) => ({ q, r: 0, terrain: q === 0 ? 'beach' : 'grass' }));
    const { state } = tiny({ survivors: [{ resources: { food: 2 }, stamina: 5 }, {}] });
    const given = (edit: object): string[] => {
      const events: AnySurvivorEvent[] = [];
      expect(
        lastSurvivorGame.edit({ state, content: PROBES, emit: (e) => void events.push(e) }, edit),
      ).toBeNull();
      const names: SurvivorNames = {
        survivor: () => 'cook',
        player: () => undefined,
        space: (id) => spotOf(tiles, id),
      };
      return events.map((event) => text.eventLine(event, names));
    };
    expect(given({ what: 'resource', survivor: 's1', of: 'food', to: 3 })).toEqual([
      "Corrected by hand: Berta Stove's food 2 → 3",
    ]);
    expect(given({ what: 'stamina', survivor: 's1', to: 5 })).toEqual([
      "Corrected by hand: Berta Stove's stamina 5, as before",
    ]);
    expect(given({ what: 'damage', survivor: 's2', to: 3 })).toEqual([
      "Corrected by hand: Berta Stove's damage 0 → 3",
    ]);
    expect(given({ what: 'space', survivor: 's1', space: '1,0' })).toEqual([
      "Corrected by hand: Berta Stove's space Beach A1 → Grass A2",
    ]);
    expect(given({ what: 'counter', space: '1,0', has: true })).toEqual([
      'Corrected by hand: a counter on Grass A2',
    ]);
  });

  it('tell of each card what it does', () => {
    const texts = (['survivor', 'item', 'support', 'encounter', 'night'] as const).flatMap((kind) =>
      SURVIVOR_PACK[`${kind}s`].map(({ id }) => text.card(content, kind, id)),
    );
    expect(faultsOf(texts.flatMap(({ name, tags, lines }) => [name, ...tags, ...lines]))).toEqual([]);
    expect(texts.filter(({ lines }) => lines.length === 0)).toEqual([]);
  });

  it('name each card of the content once, and nothing that is not there', () => {
    const { survivors, items, projects, supports, terrains, maps, encounters, nights, landmarks } =
      SURVIVOR_PACK;
    const lists = { survivor: survivors, item: items, project: projects, support: supports };
    const more = { terrain: terrains, map: maps, encounter: encounters, night: nights };
    const named = Object.entries({ ...lists, ...more }).map(
      ([kind, cards]) => [kind, cards.map((c) => c.id)] as const,
    );
    for (const [kind, ids] of [...named, ['landmark', landmarks] as const]) {
      const known = allNames[kind as keyof typeof allNames];
      expect(Object.keys(known).sort()).toEqual([...ids].sort());
      expect(new Set(Object.values(known)).size, `two ${kind}s of one name`).toBe(ids.length);
    }
  });
});
