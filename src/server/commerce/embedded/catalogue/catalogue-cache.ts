import type { Database, SqlSession } from '@/server/db/database';
import {
  indexOf,
  indexWithChanged,
  readChanges,
  readWhole,
  withChanged,
  type CatalogueChanges,
  type Moment,
  type PlacedProduct,
  type ProductIndex,
} from './catalogue-rows';
import { buildSnapshot, type CatalogueSnapshot } from './catalogue-snapshot';
import type { StoreCatalogue } from '../engine';
import { StockBook, type StockLevels } from './stock-book';

/** How old data for readers may be when another process changed something. */
const maximumAgeMs = 1000;

/** Above this count of changed products, everything is read again, piece by piece. */
const mostChanged = 1000;

/** The catalogue in memory, with the functions that only carts and orders use. */
export interface CatalogueCache extends Pick<StoreCatalogue, 'snapshot'> {
  /** Reads the catalogue again now: this process has just changed it. */
  refresh(): Promise<void>;
  /** The catalogue at a version that was just read, loaded through the caller's session when memory is behind. */
  atVersion(version: number, session: SqlSession): Promise<CatalogueSnapshot>;
  /** Records what this process just sold, so that its own readers see it at once. */
  stockChanged(levels: StockLevels): void;
}

/**
 * Keeps the whole catalogue in memory, and the stock apart from it. After the first load only changes are read: a sale
 * costs the same in a shop with a hundred thousand products as in one with a hundred.
 */
export function createCatalogueCache(db: Database, now: () => Date): CatalogueCache {
  const memory = new CatalogueMemory(db, now);
  let checking: Promise<CatalogueSnapshot> | null = null;
  return {
    snapshot() {
      if (memory.snapshot && memory.ageMs() < maximumAgeMs) return Promise.resolve(memory.snapshot);
      checking ??= memory.refresh(db).finally(() => {
        checking = null;
      });
      return checking;
    },
    async refresh() {
      await memory.refresh(db);
    },
    async atVersion(version, session) {
      const { snapshot } = memory;
      return snapshot?.version === version ? snapshot : memory.refresh(session);
    },
    stockChanged: (levels) => memory.sold(levels),
  };
}

/** What is in memory, and the moment it is valid for. */
type Known = {
  at: Moment;
  placed: readonly PlacedProduct[];
  index: ProductIndex;
  snapshot: CatalogueSnapshot | null;
};

class CatalogueMemory {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #stock = new StockBook();
  /** Items this process sold since the last read. It may have been told late, after somebody else sold more. */
  readonly #doubtful = new Set<string>();
  #known: Known | null = null;
  #checkedAt = -Infinity;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  get snapshot(): CatalogueSnapshot | null {
    return this.#known?.snapshot ?? null;
  }

  ageMs(): number {
    return this.#now().getTime() - this.#checkedAt;
  }

  sold(levels: StockLevels): void {
    for (const [itemId, level] of levels) {
      this.#doubtful.add(itemId);
      this.#stock.set(itemId, level);
    }
  }

  async refresh(session: SqlSession): Promise<CatalogueSnapshot> {
    const startedAt = this.#now().getTime();
    const isKnown = this.#known !== null;
    const before = this.#known ?? (await this.#load(session));
    const mostProducts = isKnown ? mostChanged : null;
    const changes = await this.#changesSince(before.at, session, mostProducts);
    const isTooMuch = isKnown && changes.rows?.products.length === mostChanged;
    if (isTooMuch || !follows(before.at, changes)) {
      this.#known = null;
      return this.refresh(session);
    }
    this.#checkedAt = startedAt;
    return this.#remember(changes, this.#known ?? before);
  }

  async #load(session: SqlSession): Promise<Known> {
    const { at, products, levels } = await readWhole(session);
    this.#stock.replace(levels);
    return { at, placed: products, index: indexOf(products.map(productOf)), snapshot: null };
  }

  async #changesSince(
    at: Moment,
    session: SqlSession,
    mostProducts: number | null,
  ): Promise<CatalogueChanges> {
    // Reads in a transaction must not clear these: the sales it sees of its own may be rolled back.
    const doubtful = session === this.#db ? [...this.#doubtful] : [];
    for (const itemId of doubtful) this.#doubtful.delete(itemId);
    try {
      return await readChanges(session, at, { doubtful, mostProducts });
    } catch (error) {
      for (const itemId of doubtful) this.#doubtful.add(itemId);
      throw error;
    }
  }

  #remember({ levels, rows, ...at }: CatalogueChanges, before: Known): CatalogueSnapshot {
    for (const [itemId, level] of Object.entries(levels)) {
      // Sold while the query ran: its answer is older.
      if (!this.#doubtful.has(itemId)) this.#stock.set(itemId, level);
    }
    const known = rows ? withRows(before, { ...rows, at }, this.#stock) : { ...before, at };
    if (!known.snapshot) throw new Error('The catalogue was read without its rows');
    this.#known = known;
    return known.snapshot;
  }
}

function withRows(
  { placed, index, snapshot }: Known,
  { at, ...rows }: NonNullable<CatalogueChanges['rows']> & { at: Moment },
  stock: StockBook,
): Known {
  if (snapshot?.version === at.version) return { at, placed, index, snapshot };
  const isChanged = rows.products.length > 0;
  const next = {
    at,
    placed: withChanged(placed, rows.products),
    index: isChanged ? indexWithChanged(index, rows.products) : index,
  };
  const { version } = at;
  const all = { ...rows, version, products: next.placed.map(productOf) };
  return { ...next, snapshot: buildSnapshot(all, stock, next.index) };
}

/** False when something was deleted since, or when the database is another one with its own transaction ids. */
function follows(before: Moment, { base, horizon }: Moment): boolean {
  return base === before.base && BigInt(horizon) >= BigInt(before.horizon);
}

function productOf({ product }: PlacedProduct) {
  return product;
}
