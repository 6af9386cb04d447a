import { randomBytes, randomUUID } from 'node:crypto';
import { levelOf, weeksOfUse, type ProductReviews, type Signature } from '@/domain/reviews/review';
import type { TechLevel } from '@/domain/catalogue/tech-levels';
import type { Order } from '@/domain/orders/order';
import { parseProvince } from '@/domain/provinces';
import type { Locale } from '@/domain/words/locale';
import type { Sealer } from '@/server/base/sealing';
import { codeColumns, codePlaceOf, keptCode } from '@/server/codes/kept-codes';
import type { Orders } from '@/server/commerce/port';
import type { Database } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { reviews as reviewRows } from '@/server/db/schema/reviews';
import { createStaffReviews, type StaffReviews } from './staff-reviews';
import { readByCode, readProductReviews, readReviewVersions, type ReviewRow } from './review-rows';

/** What a buyer is asked, and what they wrote if they have. */
type ReviewInvitation = {
  productName: string;
  productSlug: string;
  level: TechLevel | null;
  weeksOfUse: number;
  /** How the review can be signed; null where the order names nobody. */
  firstName: string | null;
  province: string | null;
  written: { stars: number; text: string } | null;
};

export type WrittenReview = {
  stars: number;
  text: string;
  signature: Signature;
  /** The language of the page it was written on; null for that of the order. */
  locale: Locale | null;
};

/** Reviews of hearing aids. Each belongs to one order; the code in the mail about it proves its buyer. */
export interface Reviews extends StaffReviews {
  /** The code for the link to a review; null when it is written already or the order has no hearing aid. */
  invite(order: Order, deliveredAt: string): Promise<string | null>;
  /** Null for an unknown code. */
  open(code: string): Promise<ReviewInvitation | null>;
  /** Publishes a review. Returns when it is on disk. */
  write(code: string, review: WrittenReview): Promise<'written' | 'written_before' | 'unknown'>;
  /** Its writer takes it back; the link can be used for another one. False for an unknown code. */
  takeBack(code: string): Promise<boolean>;
  ofProduct(slug: string): Promise<ProductReviews>;
  /** The version of each reviewed product's reviews, by slug. */
  versions(): Promise<ReadonlyMap<string, string>>;
}

type ReviewDeps = {
  db: Database;
  sealer: Sealer;
  orders: Pick<Orders, 'findOrder'>;
  now: () => Date;
};

export function createReviews(deps: ReviewDeps): Reviews {
  const { db, sealer, orders, now } = deps;
  return {
    ...createStaffReviews({ db, now }),
    invite: (order, deliveredAt) => invite(deps, order, deliveredAt),
    async open(code) {
      const row = await readByCode(db, sealer, code);
      return row && invitationOf(row, await orders.findOrder(row.orderId));
    },
    write: (code, review) => write(deps, code, review),
    async takeBack(code) {
      const row = await readByCode(db, sealer, code);
      if (!row) return false;
      await db.query(
        `update reviews set stars = null, body = null, signed_name = null, signed_province = null,
           weeks_of_use = null, written_at = null, answer = null, answered_at = null where id = $1`,
        [row.id],
      );
      await db.flush();
      return true;
    },
    ofProduct: (slug) => readProductReviews(db, slug),
    versions: () => readReviewVersions(db),
  };

  function invitationOf(row: ReviewRow, order: Order | null): ReviewInvitation | null {
    if (!order) return null;
    const { stars, text } = row;
    return {
      productName: order.lines.find(({ isHearingAid }) => isHearingAid)?.productName ?? '',
      productSlug: row.productSlug,
      level: row.level,
      weeksOfUse: weeksOfUse(row.deliveredAt, now()),
      ...signerOf(order),
      written: stars === null || text === null ? null : { stars, text },
    };
  }
}

function signerOf({ billing, shipping }: Pick<Order, 'billing' | 'shipping'>) {
  return {
    firstName: billing?.firstName ?? shipping?.firstName ?? null,
    province: parseProvince(shipping?.state ?? null),
  };
}

const invitedColumns = columnsOf(reviewRows, ['id', 'sealedCode', 'writtenAt']);

async function invite(
  { db, sealer, now }: ReviewDeps,
  order: Order,
  deliveredAt: string,
): Promise<string | null> {
  const aid = order.lines.find(({ isHearingAid }) => isHearingAid);
  if (!aid) return null;
  const id = randomUUID();
  // 192 random bits, so that nobody writes in another's name by guessing.
  const code = randomBytes(24).toString('base64url');
  const { mark, sealed } = keptCode(sealer, codeColumns.review, { id, code });
  const [row] = await db.query<RowOf<typeof invitedColumns>>(
    `insert into reviews (id, order_id, account_id, product_slug, level, delivered_at, code, sealed_code, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (order_id) do update set order_id = excluded.order_id
     returning ${invitedColumns}`,
    [
      ...[id, order.id, order.account.id, aid.productSlug, levelOf(aid), deliveredAt],
      ...[mark, sealed, now()],
    ],
  );
  await db.flush();
  if (!row || row.writtenAt !== null) return null;
  return sealer.open(row.sealedCode, codePlaceOf(codeColumns.review, row.id));
}

async function write(
  { db, sealer, orders, now }: ReviewDeps,
  code: string,
  { stars, text, signature, locale }: WrittenReview,
): ReturnType<Reviews['write']> {
  const row = await readByCode(db, sealer, code);
  const order = row && (await orders.findOrder(row.orderId));
  if (!order) return 'unknown';
  const { firstName, province } = signerOf(order);
  // Of two at the same time, one is published.
  const written = await db.query(
    `update reviews set stars = $2, body = $3, signed_name = $4, signed_province = $5,
       weeks_of_use = $6, written_at = $7, locale = $8 where id = $1 and written_at is null returning 1`,
    [
      ...[row.id, stars, text, signature === 'none' ? null : firstName],
      signature === 'first_and_province' ? province : null,
      ...[weeksOfUse(row.deliveredAt, now()), now(), locale ?? order.displayLocale],
    ],
  );
  await db.flush();
  return written.length > 0 ? 'written' : 'written_before';
}
