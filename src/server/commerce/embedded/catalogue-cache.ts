import type { Database, SqlSession } from '@/server/db/database';
import {
  readCatalogueRows,
  readVersionAndStock,
  type CatalogueRows,
  type StockLevels,
} from './catalogue-rows';
import { buildSnapshot } from './catalogue-snapshot';
import type { CatalogueSnapshot, StoreCatalogue } from './engine';

/** How old an answer for readers may be when another process changed something. */
const maximumAgeMs = 1000;

/** The catalogue in memory, with the two doors that only carts and orders use. */
export interface CatalogueCache extends Pick<StoreCatalogue, 'snapshot'> {
  /** Reads the catalogue again now: this process has just changed it. */
  refresh(): Promise<void>;
  /** The catalogue at a version that was just read, loaded through the caller's session when memory is behind. */
  atVersion(version: number, session: SqlSession): Promise<CatalogueSnapshot>;
  /** What this process just sold, so that its own readers see it at once. */
  stockChanged(levels: StockLevels): void;
}

/** Keeps the whole catalogue in memory: a few hundred kilobytes that every request reads and hardly any changes. */
export function createCatalogueCache(db: Database, now: () => Date): CatalogueCache {
  let rows: CatalogueRows | null = null;
  let stock: StockLevels = new Map();
  let snapshot: CatalogueSnapshot | null = null;
  let sales = 0;
  let checkedAt = -Infinity;
  let checking: Promise<CatalogueSnapshot> | null = null;

  function remember(next: CatalogueRows, levels: StockLevels): CatalogueSnapshot {
    if (snapshot && rows === next && areEqual(stock, levels)) return snapshot;
    rows = next;
    stock = levels;
    snapshot = buildSnapshot(next, levels);
    return snapshot;
  }

  async function refresh(session: SqlSession): Promise<CatalogueSnapshot> {
    const startedAt = now().getTime();
    let current: Awaited<ReturnType<typeof readVersionAndStock>>;
    // An order of this process may have been written while the answer was under way; then it is too old.
    let seenSales: number;
    do {
      seenSales = sales;
      current = await readVersionAndStock(session);
    } while (seenSales !== sales);
    const isCurrent = rows?.version === current.version;
    const fresh = remember(
      isCurrent && rows ? rows : await readCatalogueRows(session),
      current.stock,
    );
    checkedAt = startedAt;
    return fresh;
  }

  return {
    snapshot() {
      if (snapshot && now().getTime() - checkedAt < maximumAgeMs) return Promise.resolve(snapshot);
      checking ??= refresh(db).finally(() => {
        checking = null;
      });
      return checking;
    },
    async refresh() {
      await refresh(db);
    },
    async atVersion(version, session) {
      return snapshot?.version === version ? snapshot : refresh(session);
    },
    stockChanged(levels) {
      sales += 1;
      if (rows) remember(rows, new Map([...stock, ...levels]));
    },
  };
}

function areEqual(one: StockLevels, other: StockLevels): boolean {
  return one.size === other.size && [...one].every(([id, level]) => other.get(id) === level);
}
