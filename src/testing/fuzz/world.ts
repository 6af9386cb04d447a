import type { Json } from './hostile';

/** Repeatable choices from one number. */
export class Dice {
  #state: number;

  /** Without a number it always takes the first choice, and chances come true. */
  constructor(private readonly seed: number | null) {
    this.#state = ((seed ?? 0) + 0x9e3779b9) | 0;
  }

  /** 0 up to, but not including, 1 (mulberry32). */
  next(): number {
    if (this.seed === null) return 0;
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<Value>(list: readonly Value[], or: Value): Value {
    return list[this.below(list.length)] ?? or;
  }
}

const keptPerKind = 40;

/** What one visitor has learnt from the answers so far: the session, and every id by the list it came from. */
export class World {
  session: string | undefined;
  /** The total of the visitor's cart, in major units. */
  due = 0;
  readonly #found = new Map<string, Json[]>();

  constructor(
    /** Things that can be put into a cart: complete bodies of `POST /cart/items`. */
    readonly sellable: readonly Readonly<Record<string, Json>>[],
    readonly email: string,
    /** The address the visitor calls from: limits that count by client address must not make all visitors one. */
    readonly address: string,
  ) {}

  /** Something of that kind, else something of any kind, else text that is no id. */
  one(kind: string, dice: Dice): Json {
    const known = this.#found.get(kind) ?? this.#found.get('any') ?? [];
    // The newest are the ones that still live.
    const newest = known.slice(dice.chance(0.7) ? -3 : 0);
    return dice.pick(newest, 'nothing');
  }

  /** Keeps ids, tokens and codes of an answer; `asked` is the pattern that was asked. */
  learn(asked: string, answer: unknown): void {
    const named = asked.split('/').filter((part) => part !== '' && !part.startsWith(':'));
    this.#walk(answer, named.at(-1) ?? 'any', 0);
  }

  #walk(value: unknown, kind: string, depth: number): void {
    if (typeof value !== 'object' || value === null || depth > 6) return;
    if (Array.isArray(value)) {
      for (const entry of value.slice(0, 10)) this.#walk(entry, kind, depth + 1);
      return;
    }
    for (const [key, entry] of Object.entries(value)) {
      if (key === 'capture_total' && typeof entry === 'number') this.due = entry;
      if (key === 'id') this.#keep(kind, entry);
      else if (/_id$|token|number|slug|secret|_key$/.test(key)) this.#keep(key, entry);
      else this.#walk(entry, /^(?:results|\$data)$/.test(key) ? kind : key, depth + 1);
    }
  }

  #keep(kind: string, value: unknown): void {
    if (typeof value !== 'string' || value === '') return;
    for (const name of [kind, 'any']) {
      const list = this.#found.get(name) ?? [];
      this.#found.set(name, list);
      list.push(value);
      if (list.length > keptPerKind) list.shift();
    }
  }
}
