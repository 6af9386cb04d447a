import type { reviewList } from '@/domain/reviews/review';
import type { StaffReview } from '@/domain/staff/answers/staff-review';
import type { ListAsked, ListPage } from '@/server/commerce/admin-commerce';
import type { Database, SqlParameter } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { directionOf, readListPage } from '@/server/db/list-page';
import { reviews } from '@/server/db/schema/reviews';

/** What staff change: their answer, or whether it is shown. `revision` is the one on their screen. */
type ReviewChange = { id: string; revision: number };

export type ReviewChangeOutcome =
  { ok: true; revision: number } | { ok: false; code: 'review_not_found' | 'review_changed' };

/** Reviews for staff, who may answer and hide them and never edit one. The caller has checked that it is staff. */
export interface StaffReviews {
  page(asked: ListAsked<typeof reviewList>): Promise<ListPage<StaffReview>>;
  /** Null removes the answer. */
  answer(change: ReviewChange, answer: string | null): Promise<ReviewChangeOutcome>;
  /** Hides a review for abuse, with the reason, or shows it again (null). */
  hide(change: ReviewChange, reason: string | null): Promise<ReviewChangeOutcome>;
}

const columns = columnsOf(reviews, [
  'id',
  'productSlug',
  'level',
  'stars',
  'text',
  'weeksOfUse',
  'signedName',
  'signedProvince',
  'writtenAt',
  'answer',
  'hiddenAt',
  'hiddenReason',
  'revision',
]);

/** Stars, text and time are there once it is written. */
type WrittenReview = RowOf<typeof columns> &
  Pick<StaffReview, 'stars' | 'text' | 'weeksOfUse' | 'writtenAt'>;

const conditionOf: Readonly<Record<string, string | undefined>> = {
  unanswered: 'answer is null and hidden_at is null',
  shown: 'hidden_at is null',
  hidden: 'hidden_at is not null',
};

export function createStaffReviews({ db, now }: { db: Database; now: () => Date }): StaffReviews {
  async function change(
    { id, revision }: ReviewChange,
    assignment: string,
    values: readonly SqlParameter[],
  ): Promise<ReviewChangeOutcome> {
    const [changed] = await db.query<{ revision: number }>(
      `update reviews set ${assignment}, revision = revision + 1
       where id = $1 and revision = $2 and written_at is not null returning revision`,
      [id, revision, ...values],
    );
    await db.flush();
    if (changed) return { ok: true, revision: changed.revision };
    const known = await db.query('select 1 from reviews where id = $1', [id]);
    return { ok: false, code: known.length > 0 ? 'review_changed' : 'review_not_found' };
  }

  return {
    page({ state, sort, ...asked }) {
      const conditions = ['written_at is not null', conditionOf[state] ?? 'true'];
      const direction = directionOf(sort);
      const order = `written_at ${direction}, id ${direction}`;
      const rows = { columns, from: 'reviews', key: 'id', conditions, params: [], order };
      return readListPage<WrittenReview>(db, rows, asked);
    },
    answer: (which, answer) =>
      change(which, 'answer = $3, answered_at = $4', [answer, answer === null ? null : now()]),
    hide: (which, reason) =>
      change(which, 'hidden_reason = $3, hidden_at = $4', [reason, reason === null ? null : now()]),
  };
}
