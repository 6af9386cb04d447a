/** Level by stocked thing: the variant's id or, without variants, the product's. What is not in it is not counted. */
export type StockLevels = ReadonlyMap<string, number>;

/** What readers of the stock need: the levels of this moment, and whether anything happened since they last looked. */
export interface Stocked {
  levelOf(itemId: string): number | undefined;
  /** Grows whenever a level changes. */
  readonly changes: number;
  /** Grows only when something runs out, comes back, or begins or ceases to be counted. */
  readonly statusChanges: number;
}

/** The levels in memory. A sale changes the few that it is about; nothing else is touched, however many there are. */
export class StockBook implements Stocked {
  #levels: Map<string, number>;
  changes = 0;
  statusChanges = 0;

  constructor(levels: StockLevels = new Map()) {
    this.#levels = new Map(levels);
  }

  levelOf(itemId: string): number | undefined {
    return this.#levels.get(itemId);
  }

  set(itemId: string, level: number): void {
    const before = this.#levels.get(itemId);
    if (before === level) return;
    this.#levels.set(itemId, level);
    this.changes += 1;
    if (before === undefined || before > 0 !== level > 0) this.statusChanges += 1;
  }

  /** For levels of which nobody knows how they came from those before. */
  replace(levels: StockLevels): void {
    this.#levels = new Map(levels);
    this.changes += 1;
    this.statusChanges += 1;
  }
}
