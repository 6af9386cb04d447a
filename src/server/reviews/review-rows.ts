import {
  averageOf,
  reviewsOnPage,
  type ProductReviews,
  type PublicReview,
} from '@/domain/reviews/review';
import type { Sealer } from '@/server/base/sealing';
import { codeColumns, codeMarks } from '@/server/codes/kept-codes';
import { columnsOf, type RowOf } from '@/server/db/columns';
import type { SqlSession } from '@/server/db/database';
import { reviews } from '@/server/db/schema/reviews';

const columns = columnsOf(reviews, [
  'id',
  'orderId',
  'productSlug',
  'level',
  'deliveredAt',
  'writtenAt',
  'stars',
  'text',
]);

export type ReviewRow = RowOf<typeof columns>;

/** The review of a mailed link; null for an unknown code. */
export async function readByCode(
  sql: SqlSession,
  sealer: Sealer,
  code: string,
): Promise<ReviewRow | null> {
  const [found] = await sql.query<ReviewRow>(
    `select ${columns} from reviews where code = any($1::text[])`,
    [codeMarks(sealer, codeColumns.review, code)],
  );
  return found ?? null;
}

const isShown = 'written_at is not null and hidden_at is null';

type Counted = { count: number; sum: number };

const shownColumns = columnsOf(reviews, [
  'stars',
  'text',
  'level',
  'weeksOfUse',
  'signedName',
  'signedProvince',
  'writtenAt',
  'answer',
]);

/** These are there once it is written. */
type ShownReview = RowOf<typeof shownColumns> &
  Pick<PublicReview, 'stars' | 'text' | 'weeksOfUse' | 'writtenAt'>;

/** What the page of a product shows. */
export async function readProductReviews(sql: SqlSession, slug: string): Promise<ProductReviews> {
  const [counted] = await sql.query<Counted>(
    `select count(*)::int as count, coalesce(sum(stars), 0)::int as sum from reviews
     where product_slug = $1 and ${isShown}`,
    [slug],
  );
  const latest = await sql.query<ShownReview>(
    `select ${shownColumns} from reviews where product_slug = $1 and ${isShown}
     order by written_at desc, id desc limit ${reviewsOnPage}`,
    [slug],
  );
  const { count, sum } = counted ?? { count: 0, sum: 0 };
  return { count, average: averageOf({ count, sum }), latest };
}

const productColumns = columnsOf(reviews, ['productSlug']);

/** The version of each product's reviews: it changes with every review, answer, hiding and removal. */
export async function readReviewVersions(sql: SqlSession): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.query<RowOf<typeof productColumns> & { version: string }>(
    `select ${productColumns}, concat_ws(' ', count(*), sum(revision), max(written_at)) as version
     from reviews where ${isShown} group by product_slug`,
  );
  return new Map(rows.map(({ productSlug, version }) => [productSlug, version]));
}
