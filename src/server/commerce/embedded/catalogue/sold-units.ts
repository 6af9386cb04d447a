import type { Database } from '@/server/db/database';

/** For how many days a sale counts. */
const countedDays = 90;

/** How old a count may be: best-sellers do not change by the hour, and counting reads three months of orders. */
const maximumAgeMs = 3_600_000;

const dayMs = 86_400_000;

/** Units sold by product id. Each count is a new object, so results derived from it can be memoised by identity. */
export type SoldUnits = ReadonlyMap<string, number>;

type Row = { productId: string; units: number };

/**
 * Counts the ordered units of each product in the last 90 days; cancelled orders do not count. Counts at the first call
 * and then at most once an hour, in the background: callers only ever wait for the first count.
 */
export function createSoldUnits(db: Database, now: () => Date): () => Promise<SoldUnits> {
  let known: SoldUnits | null = null;
  let countedAt = -Infinity;
  let counting: Promise<SoldUnits> | null = null;

  async function count(): Promise<SoldUnits> {
    const startedAt = now().getTime();
    const rows = await db.query<Row>(
      `select line ->> 'productId' as "productId", sum((line ->> 'quantity')::integer)::integer as units
       from orders, jsonb_array_elements(data -> 'lines') as line
       where created_at > $1 and status not in ('draft', 'canceled')
       group by 1`,
      [new Date(startedAt - countedDays * dayMs).toISOString()],
    );
    known = new Map(rows.map(({ productId, units }) => [productId, units]));
    countedAt = startedAt;
    return known;
  }

  return async () => {
    if (known && now().getTime() - countedAt < maximumAgeMs) return known;
    counting ??= count().finally(() => {
      counting = null;
    });
    if (!known) return counting;
    // The old count is used until the new one is ready; if counting fails, the next call tries again.
    counting.catch(() => undefined);
    return known;
  };
}
