import { randomUUID } from 'node:crypto';
import { reviewDecisions, type ReviewDecision } from '@/domain/hearing/hearing-review';
import { createRowMarks } from '@/server/base/row-marks';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { hearingReviews } from '@/server/db/schema/hearing';
import type { Database, SqlSession } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import type { Sealer } from '@/server/base/sealing';
import type { StaffMember } from '@/server/staff/staff';
import { readOrdersWith } from './profile-rows';
import { changeStandings, createStandings } from '../hearing-standing/standing';

/** A staff decision about a test. */
export type Review = {
  id: string;
  decision: ReviewDecision;
  /** For staff; empty without one. */
  note: string;
  staffName: string;
  /** ISO UTC. */
  at: string;
};

type Decision = {
  resultId: string;
  decision: ReviewDecision;
  note: string;
  /** The last decision that the staff member saw; null for none. */
  after: string | null;
  staff: StaffMember;
};

type ReviewOutcome =
  /** `orderIds`: orders that the test belongs to, whose hold reason has to be recomputed. */
  | { ok: true; review: Review; orderIds: readonly string[] }
  | { ok: false; code: 'result_not_found' | 'review_moved_on' };

/** Staff reviews of tests. The caller has checked that it is staff. */
export interface HearingReviews {
  /** Null for an unknown review. */
  decisionOf(reviewId: string): Promise<ReviewDecision | null>;
  /** Oldest first. */
  of(resultId: string): Promise<readonly Review[]>;
  /** Adds a decision. Refused without a change if there is a newer decision than the staff member saw. */
  decide(decision: Decision): Promise<ReviewOutcome>;
}

const columns = columnsOf(hearingReviews, [
  'id',
  'decision',
  'decisionMark',
  'sealedNote',
  'staffName',
  'at',
]);

const decisionColumns = columnsOf(hearingReviews, ['decision', 'decisionMark']);

/** `decision` beside it is `reviewed` in every row, for processes of the previous version. */
export const decisionColumn = {
  table: 'hearing_reviews',
  column: 'decision_mark',
  words: reviewDecisions,
} as const;

export const reviewPlaceOf = (id: string) => `hearing_reviews.note:${id}`;

/** Null for an unknown review. */
async function readDecision(
  sql: SqlSession,
  sealer: Sealer,
  reviewId: string,
): Promise<ReviewDecision | null> {
  const [row] = await sql.query<RowOf<typeof decisionColumns>>(
    `select ${decisionColumns} from hearing_reviews where id = $1`,
    [reviewId],
  );
  if (!row?.decisionMark) return row?.decision ?? null;
  return createRowMarks(sealer, decisionColumn).read(reviewId, row.decisionMark);
}

/** Oldest first. */
export async function readReviews(
  sql: SqlSession,
  sealer: Sealer,
  resultId: string,
): Promise<Review[]> {
  const rows = await sql.query<RowOf<typeof columns>>(
    `select ${columns} from hearing_reviews where result_id = $1 order by at, id`,
    [resultId],
  );
  const decisions = createRowMarks(sealer, decisionColumn);
  return rows.map(({ sealedNote, decisionMark, ...row }) => ({
    ...row,
    decision: decisionMark === null ? row.decision : decisions.read(row.id, decisionMark),
    note: sealedNote === null ? '' : sealer.open(sealedNote, reviewPlaceOf(row.id)),
  }));
}

type Deps = { db: Database; jobs: Jobs; sealer: Sealer; now: () => Date };

export function createHearingReviews({ db, ...room }: Deps): HearingReviews {
  return {
    decisionOf: (reviewId) => readDecision(db, room.sealer, reviewId),
    of: (resultId) => readReviews(db, room.sealer, resultId),
    async decide(decision) {
      const outcome = await db.transaction((tx) => decide(tx, room, decision));
      await db.flush();
      return outcome;
    },
  };
}

async function decide(
  tx: SqlSession,
  { jobs, sealer, now }: Omit<Deps, 'db'>,
  { resultId, decision, note, after, staff }: Decision,
): Promise<ReviewOutcome> {
  const held = await tx.query('select 1 from hearing_results where id = $1 for update', [resultId]);
  if (held.length === 0) return { ok: false, code: 'result_not_found' };
  const last = (await readReviews(tx, sealer, resultId)).at(-1) ?? null;
  if ((last?.id ?? null) !== after) return { ok: false, code: 'review_moved_on' };
  // Later than the last one even within one millisecond, because the times define the order.
  const earliest = last ? Date.parse(last.at) + 1 : 0;
  const at = new Date(Math.max(now().getTime(), earliest)).toISOString();
  const review = { id: randomUUID(), decision, note: note.trim(), staffName: staff.name, at };
  await tx.query(
    `insert into hearing_reviews (id, result_id, decision, decision_mark, sealed_note, staff_id, staff_name, at)
     values ($1, $2, 'reviewed', $3, $4, $5, $6, $7)`,
    [
      ...[review.id, resultId, createRowMarks(sealer, decisionColumn).of(review.id, decision)],
      review.note === '' ? null : sealer.seal(review.note, reviewPlaceOf(review.id)),
      ...[staff.id, staff.name, at],
    ],
  );
  const row = { condition: 'id = $1', params: [resultId] };
  await changeStandings(tx, createStandings(sealer), row, ({ isFlagged }) => ({
    reviewState: decision,
    isFlagged,
  }));
  const orders = await readOrdersWith(tx, sealer, [resultId]);
  // Queued after each decision, so that the job does not reveal which one it was.
  for (const { orderId } of orders) {
    await jobs.enqueue(tx, 'send-hearing-review', { orderId, reviewId: review.id });
  }
  return { ok: true, review, orderIds: orders.map(({ orderId }) => orderId) };
}
