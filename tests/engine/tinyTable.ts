import { expect } from 'vitest';
import {
  advance,
  begin,
  type Command,
  canonical,
  commandsOf,
  current,
  type Game,
  hash,
  isJournal,
  type KernelEvent,
  type Option,
  redo,
  replay,
  startJournal,
  type TableState,
  undo,
} from '../../src/engine/kernel';

const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** What every game's events are. */
interface Told {
  type: string;
}

/**
 * The rules with the procedure under test under a root of its own, which ends when that ends.
 * @param ends further steps of the root that something may be unwound to
 */
export function probed<S extends TableState, C, E>(
  game: Game<S, C, E>,
  root: string,
  ends: readonly string[] = [],
): Game<S, C, E> {
  return {
    ...game,
    procedures: {
      ...game.procedures,
      [root]: {
        name: root,
        steps: {
          run: (f: { what: string; locals: object }) => ({
            next: 'call',
            procedure: f.what,
            locals: clone(f.locals),
            cause: null,
          }),
          ...Object.fromEntries(ends.map((end) => [end, () => ({ next: 'done', result: null }) as const])),
        },
      },
    },
  };
}

/** What a game's tiny tables stand on. */
interface Ground<S extends TableState, C, E> {
  /** Its rules, `probed`. */
  game: Game<S, C, E>;
  root: string;
  content: C;
  state: S;
}

/**
 * A tiny table: put these on it, script these dice, perform one procedure, answer, look. Every command is also given to a twin
 * that was saved to JSON and loaded. `end()` fails on an open question or an unused die, then undoes, redoes and replays it all.
 */
export abstract class TinyTable<S extends TableState, C, E extends Told, Calls> {
  readonly state: S;
  readonly events: (E | KernelEvent)[] = [];
  protected readonly content: C;
  private readonly game: Game<S, C, E>;
  private readonly root: string;
  private readonly start: S;
  private readonly commands: Command[] = [];
  private what: { what: string; locals: object } | null = null;

  constructor({ game, root, content, state }: Ground<S, C, E>) {
    this.game = game;
    this.root = root;
    this.content = content;
    this.state = state;
    this.start = clone(state);
  }

  /** What must hold whenever something was asked. */
  protected speaks(): void {}

  /** What must hold at the end. */
  protected holds(): void {}

  private get run() {
    return {
      state: this.state,
      content: this.content,
      emit: (e: E | KernelEvent) => void this.events.push(clone(e)),
    };
  }

  /** Performs one procedure up to its first question. */
  perform<N extends keyof Calls & string>(procedure: N, locals: Calls[N]): this {
    this.what = { what: procedure, locals: clone(locals) as object };
    begin(this.game, this.run, this.root, this.what);
    this.speaks();
    return this;
  }

  /** The keys of all legal answers, in order. */
  get options(): string[] {
    return this.state.decision?.options.map((o) => o.key) ?? [];
  }

  get question(): string | null {
    return this.state.decision?.kind ?? null;
  }

  get by(): string | null {
    return this.state.decision?.by ?? null;
  }

  option<T extends object = object>(key: string): Option & T {
    const found = this.state.decision?.options.find((o) => o.key === key);
    if (found === undefined) throw new Error(`no option ${key} among ${this.options.join(' ')}`);
    return found as Option & T;
  }

  about<T>(name: string): T {
    return this.state.decision?.about[name] as T;
  }

  private command(command: Command): this {
    const twin = clone(this.state);
    const rejection = advance(this.game, this.run, command);
    expect(rejection, `${JSON.stringify(command)} of ${this.question}: ${this.options.join(' ')}`).toBeNull();
    expect(
      advance(this.game, { state: twin, content: this.content, emit: () => undefined }, command),
    ).toBeNull();
    expect(canonical(twin), 'the saved and loaded twin goes on identically').toBe(canonical(this.state));
    this.commands.push(command);
    this.speaks();
    return this;
  }

  /** The pending question; where nothing is asked, what was said answers nothing. */
  private asked(said: string): number {
    const { decision } = this.state;
    if (decision === null) throw new Error(`nothing is asked, so "${said}" answers nothing`);
    return decision.id;
  }

  /** Answers the pending decision; a wrong answer fails the test. */
  answer(...keys: string[]): this {
    return this.command({ type: 'answer', decision: this.asked(keys.join(' ')), keys });
  }

  /** Answers several decisions one after another. */
  answers(...keys: string[]): this {
    for (const key of keys) this.answer(key);
    return this;
  }

  interject(key: string): this {
    return this.command({ type: 'interject', decision: this.asked(key), key });
  }

  edit(edit: unknown): this {
    return this.command({ type: 'edit', edit });
  }

  /** Why an edit is refused; nothing may have changed. */
  refusal(edit: unknown): string | undefined {
    const before = canonical(this.state);
    const rejection = advance(this.game, this.run, { type: 'edit', edit });
    expect(canonical(this.state)).toBe(before);
    return rejection?.message;
  }

  /** The events of one type, in order. */
  log<T extends (E | KernelEvent)['type']>(type: T): Extract<E | KernelEvent, { type: T }>[] {
    return this.events.filter((e): e is Extract<E | KernelEvent, { type: T }> => e.type === type);
  }

  /** The table is where the test wants it: nothing open, no die unused; undone to the start and replayed it is the same. */
  end(): this {
    expect(this.question, `open question: ${this.options.join(' ')}`).toBeNull();
    return this.check();
  }

  /** As `end`, for a test that stops at a question on purpose. */
  stopsAt(question: string): this {
    expect(this.question).toBe(question);
    return this.check();
  }

  private check(): this {
    if (this.what === null) throw new Error('nothing was performed');
    expect(this.state.dice.script, 'unused dice').toEqual([]);
    this.holds();
    const rules = { game: this.game, content: this.content };
    const first = startJournal(rules, clone(this.start), this.root, this.what);
    const played = replay(rules, first, this.commands);
    if (!isJournal(played)) throw new Error(`replay refused: ${played.message}`);
    expect(hash(current(played)), 'replay gives the same hash').toBe(hash(this.state));
    let back = played;
    while (back.at > 0) back = undo(back);
    expect(hash(current(back)), 'undone to the start').toBe(hash(current(first)));
    while (back.at < played.at) back = redo(back);
    expect(hash(current(back)), 'redone').toBe(hash(this.state));
    expect(commandsOf(back)).toEqual(this.commands);
    return this;
  }
}
