import type { Frame } from './frame';

/** The engine itself is at fault (or a dice script does not fit): carries the stack at that moment. The table handed in is spoiled. */
export class Fault extends Error {
  readonly frames: readonly string[];

  constructor(message: string, stack: readonly Frame[]) {
    const frames = stack.map((f) => `${f.procedure}.${f.step}`);
    super(`${message} [${frames.slice(-12).join(' › ')}]`);
    this.name = 'Fault';
    this.frames = frames;
  }
}
