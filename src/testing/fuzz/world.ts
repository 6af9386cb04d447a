import type { Json } from './hostile';

/** Repeatable random choices from one seed. */
export class Dice {
  #state: number;

  /** Without a seed it always picks the first choice, and every chance comes true. */
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

/** What one visitor has learnt from the answers so far: a session, and every id by the list that contained it. */
export class World {
  session: string | undefined;
  /** The amount due for the cart, in major units. */
  due = 0;
  readonly #found = new Map<string, Json[]>();

  constructor(
    /** Everything that can be added to a cart, as complete bodies of `POST /cart/items`. */
    readonly sellable: readonly Readonly<Record<string, Json>>[],
    readonly email: string,
    /** The visitor's client address, so that rate limits by address do not count all visitors as one. */
    readonly address: string,
  ) {}

  /** A known id of that kind, else one of any kind, else a text that is not an id. */
  one(kind: string, dice: Dice): Json {
    const known = this.#found.get(kind) ?? this.#found.get('any') ?? [];
    // Prefers the newest ids, because those probably still exist.
    const newest = known.slice(dice.chance(0.7) ? -3 : 0);
    return dice.pick(newest, 'nothing');
  }

  /** Keeps the ids, tokens and codes of an answer; `asked` is the pattern of the request. */
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
