import type { Sealer } from '@/server/base/sealing';
import { createRowMarks } from '@/server/base/row-marks';
import type { Database } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { orders } from '@/server/db/schema/commerce';
import { hearingResults, hearingReviews } from '@/server/db/schema/hearing';
import { createHoldMarks } from '@/server/orders/hold-marks';
import { decisionColumn } from './reviews';
import {
  createStandings,
  standingColumns,
  type StandingColumns,
} from '../hearing-standing/standing';

type Deps = { db: Database; sealer: Sealer };

const batch = 500;

const hex = (mark: Uint8Array) => Buffer.from(mark).toString('hex');

/**
 * Turns flags, review states, decisions and hold reasons that a process of the previous version wrote in readable form
 * into keyed hashes. SQL does not have our key, so each start does it and not a migration; the hourly clean-up repeats
 * it for anything such a process wrote meanwhile. A row that changes at the same moment is left for the next run.
 *
 * @returns how many rows were readable
 */
export async function hideReadable(deps: Deps): Promise<number> {
  const count = (await hideHolds(deps)) + (await hideStandings(deps)) + (await hideDecisions(deps));
  if (count > 0) await deps.db.flush();
  return count;
}

/** Passes on the rows of a statement by id, batch by batch; the statement takes the last id and ends with a limit. */
async function inBatches<Row extends { id: string }>(
  db: Database,
  select: string,
  work: (rows: readonly Row[]) => Promise<void>,
): Promise<number> {
  let count = 0;
  let last = '';
  for (;;) {
    const rows = await db.query<Row>(`${select} and id > $1 order by id limit ${batch}`, [last]);
    if (rows.length > 0) await work(rows);
    count += rows.length;
    if (rows.length < batch) return count;
    last = rows.at(-1)?.id ?? last;
  }
}

const heldColumns = columnsOf(orders, ['id', 'holdReason']);

function hideHolds({ db, sealer }: Deps): Promise<number> {
  const holds = createHoldMarks(sealer);
  const readable = `select ${heldColumns} from orders
    where (hold_mark is null or hold_reason is not null)`;
  return inBatches<RowOf<typeof heldColumns>>(db, readable, async (rows) => {
    await db.query(
      `update orders o set hold_mark = decode(t.mark, 'hex'), hold_reason = null, data = o.data - 'holdReason'
       from unnest($1::text[], $2::text[], $3::text[]) as t (id, mark, reason)
       where o.id = t.id and o.hold_reason is not distinct from t.reason
         and (o.hold_mark is null or o.hold_reason is not null)`,
      [
        rows.map(({ id }) => id),
        rows.map(({ id, holdReason }) => hex(holds.of(id, holdReason))),
        rows.map(({ holdReason }) => holdReason),
      ],
    );
  });
}

const testColumns = columnsOf(hearingResults, ['id', 'reliability']);

type ReadableTest = StandingColumns & RowOf<typeof testColumns>;

function hideStandings({ db, sealer }: Deps): Promise<number> {
  const standings = createStandings(sealer);
  const reliabilityOf = formerReliability(sealer);
  const readable = `select ${testColumns}, ${standingColumns} from hearing_results
    where (review_mark is null or flag_mark is null or review_state <> 'open' or is_flagged or reliability <> '')`;
  return inBatches<ReadableTest>(db, readable, async (rows) => {
    const hidden = rows.map(({ id, reliability, ...columns }) => {
      const [review, flag] = standings.marksOf(id, standings.read(id, columns));
      const word = reliabilityOf(reliability);
      return {
        ...{ id, review: hex(review), flag: hex(flag), ...columns },
        mark: word && hex(standings.reliabilities.of(id, word)),
        // Null makes `markOlder` read the sealed result again.
        reliability: word || reliability === '' ? '' : null,
      };
    });
    await db.query(
      `update hearing_results r set review_mark = decode(t.review, 'hex'), flag_mark = decode(t.flag, 'hex'),
         review_state = 'open', is_flagged = false, reliability = t.reliability,
         reliability_mark = coalesce(decode(t.mark, 'hex'), r.reliability_mark)
       from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::boolean[])
         as t (id, review, flag, mark, reliability, state, is_flagged)
       where r.id = t.id and r.review_state = t.state and r.is_flagged = t.is_flagged`,
      [
        hidden.map(({ id }) => id),
        hidden.map(({ review }) => review),
        hidden.map(({ flag }) => flag),
        hidden.map(({ mark }) => mark),
        hidden.map(({ reliability }) => reliability),
        hidden.map(({ plainState }) => plainState),
        hidden.map(({ plainFlag }) => plainFlag),
      ],
    );
  });
}

/** The previous version had one keyed hash for all tests of equal reliability. */
function formerReliability(sealer: Sealer) {
  const words = createStandings(sealer).reliabilities.words;
  const known = new Map(
    words.flatMap((word) =>
      sealer.fingerprints(word, 'hearing_results.reliability').map((mark) => [mark, word] as const),
    ),
  );
  return (mark: string | null) => (mark === null ? null : (known.get(mark) ?? null));
}

const decidedColumns = columnsOf(hearingReviews, ['id', 'decision']);

function hideDecisions({ db, sealer }: Deps): Promise<number> {
  const decisions = createRowMarks(sealer, decisionColumn);
  const readable = `select ${decidedColumns} from hearing_reviews where decision_mark is null`;
  return inBatches<RowOf<typeof decidedColumns>>(db, readable, async (rows) => {
    await db.query(
      `update hearing_reviews v set decision_mark = decode(t.mark, 'hex'), decision = 'reviewed'
       from unnest($1::text[], $2::text[]) as t (id, mark) where v.id = t.id and v.decision_mark is null`,
      [rows.map(({ id }) => id), rows.map(({ id, decision }) => hex(decisions.of(id, decision)))],
    );
  });
}
