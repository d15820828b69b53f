import { describe, expect, it } from 'vitest';
import { SURVIVOR_PACK } from '../../src/content/lastSurvivor';
import { type AnySurvivorEvent, loadSurvivorContent, type SurvivorState } from '../../src/engine';
import { survivorCardText, survivorNames, lastSurvivorText as text } from '../../src/text/lastSurvivor';
import { names as allNames } from '../../src/text/lastSurvivor/en/names';
import { playSurvivors, randomly, randomSurvivors } from '../../tools/play/lastSurvivor/playSurvivors';
import { faultsOf } from './faults';

const content = loadSurvivorContent(SURVIVOR_PACK);

/** Everything that is said in a random game, the faulty sentences only. */
function faultsAt(seed: number): string[] {
  const faults = new Set<string>();
  const say = (sentences: readonly string[]) => {
    for (const fault of faultsOf(sentences)) faults.add(fault);
  };
  const events: AnySurvivorEvent[] = [];
  const tell = (state: SurvivorState) => {
    const names = survivorNames(state, content.maps);
    say(
      events
        .splice(0)
        .flatMap((e) => [text.eventLine(e, names), ...text.reason(e, names).map((r) => r.text)]),
    );
  };
  playSurvivors(randomSurvivors(content, seed), content, randomly, seed, {
    event: (event) => void events.push(JSON.parse(JSON.stringify(event)) as AnySurvivorEvent),
    command: (state) => {
      tell(state);
      const { decision } = state;
      if (decision === null) return;
      const names = survivorNames(state, content.maps);
      const labels = decision.options.map((option) => text.option(option, names));
      const { title, by, trail } = text.asked(decision, names);
      say([title, by, ...trail, ...labels]);
      if (new Set(labels).size < labels.length) faults.add(`${decision.kind}: two answers read alike`);
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

  it('tell of each card what it does', () => {
    const texts = (['survivor', 'item', 'support', 'encounter', 'night'] as const).flatMap((kind) =>
      SURVIVOR_PACK[`${kind}s`].map(({ id }) => survivorCardText(content, kind, id)),
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
