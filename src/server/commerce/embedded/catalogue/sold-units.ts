import type { Database } from '@/server/db/database';

/** How long a sale counts. */
const countedDays = 90;

/** How old a count may be: what sells well does not change by the hour, and counting reads three months of orders. */
const maximumAgeMs = 3_600_000;

const dayMs = 86_400_000;

/** Units sold by product id. Each count is an object of its own, so what was made of one can be kept by it. */
export type SoldUnits = ReadonlyMap<string, number>;

type Row = { productId: string; units: number };

/**
 * Counts the units that were ordered of each product in the last 90 days; cancelled orders do not count. Counted when
 * somebody first asks and then once an hour at most, in the background: nobody waits for more than the first count.
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
    // The old count serves until the new one is there, and if that fails until somebody asks again.
    counting.catch(() => undefined);
    return known;
  };
}
