import { hash } from '../../src/engine';
import { toBase64url } from '../../src/store/files/base64url';
import { packed } from '../../src/store/files/deflate';
import { payloadOf } from '../../src/store/files/link';
import { type Chance, chanceOf, oneOf } from '../play/chance';
import type { Subject } from './game';
import { spoilText } from './spoilText';
import { spoilValue, withProto } from './spoilValue';

/** A file as it comes from anywhere: its name says how it is opened. */
export interface HostileFile {
  name: string;
  kind: 'file' | 'link' | 'situation';
  text: string;
}

/** How often each kind comes, of ten. */
const KINDS = [
  ...(['file', 'file', 'file', 'file', 'file', 'file', 'file', 'file'] as const),
  ...(['link', 'situation'] as const),
];

function spoiledFight(text: string, chance: Chance): string {
  const way = chance(10);
  if (way === 0) return withProto(text, chance);
  if (way < 3) return spoilText(text, chance);
  const file = JSON.parse(text) as Record<string, unknown>;
  // Other rules, so that what is only mended then is tried, too.
  if (chance(4) === 0) file.contentHash = 'another';
  if (chance(4) === 0) file.commands = [];
  if (chance(30) === 0) file.version = oneOf([0, 2, -1, 1.5, '1', null, 1e9], chance);
  for (let times = 1 + chance(3); times > 0; times -= 1) spoilValue(file, chance);
  return JSON.stringify(file);
}

/** A link whose fight was spoiled before it was packed: its checksum is right. */
async function packedAgain(text: string): Promise<string> {
  const data = toBase64url(await packed(text));
  return `/open/${hash(data).slice(0, 8)}.${data}`;
}

/** What stands at a seed: always the same. A game without situations has more files. */
export async function hostileFile(seed: number, subject: Subject, root: string): Promise<HostileFile> {
  const chance = chanceOf(seed);
  const kind = oneOf(KINDS, chance);
  const number = chance(1_000_000);
  const situation = kind === 'situation' ? subject.situation(number, root) : null;
  if (situation !== null) {
    let text = situation;
    for (let times = 1 + chance(3); times > 0; times -= 1) text = spoilText(text, chance);
    return { kind: 'situation', name: `hostile-${seed}.yaml`, text };
  }
  if (kind !== 'link')
    return {
      kind: 'file',
      name: `hostile-${seed}.showdown`,
      text: spoiledFight(subject.file(number), chance),
    };
  const address =
    chance(2) === 0
      ? spoilText(await subject.link(number), chance)
      : await packedAgain(spoiledFight(subject.file(number), chance));
  return { kind, name: `hostile-${seed}.txt`, text: payloadOf(address) ?? '' };
}
