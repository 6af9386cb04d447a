/** Level by item: the variant's id or, without variants, the product's. Items not in it are not counted. */
export type StockLevels = ReadonlyMap<string, number>;

/** What readers of the stock need: the current levels, and whether anything has changed since they last read. */
export interface Stocked {
  levelOf(itemId: string): number | undefined;
  /** Grows whenever a level changes. */
  readonly changes: number;
  /** Grows only when an item runs out, comes back, or starts or stops being counted. */
  readonly statusChanges: number;
}

/** The levels in memory. A sale changes only the few it concerns, however many there are. */
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

  /** Replaces all levels when it is unknown how they differ from the previous ones. */
  replace(levels: StockLevels): void {
    this.#levels = new Map(levels);
    this.changes += 1;
    this.statusChanges += 1;
  }
}
