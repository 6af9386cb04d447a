import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { TechLevel } from '@/domain/catalogue/tech-levels';
import { orders } from './commerce';
import { localeOfPerson, moment } from './column-kinds';

/**
 * Reviews of hearing aids by people who bought them here. A row begins when the buyer is asked; it is public from
 * `written_at` on, unless it is hidden.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .unique('reviews_order_id')
      .references(() => orders.id),
    accountId: text('account_id').notNull(),
    productSlug: text('product_slug').notNull(),
    /** Null where the variant has no level. */
    level: text().$type<TechLevel>(),
    deliveredAt: moment('delivered_at').notNull(),
    /** A keyed hash of the code in the mailed link: see `server/codes`. */
    code: text().notNull().unique('reviews_code'),
    sealedCode: text('sealed_code').notNull(),
    askedAt: moment('asked_at').notNull(),
    writtenAt: moment('written_at'),
    stars: integer(),
    text: text('body'),
    /** First name and province as the writer wants them shown; null for none. */
    signedName: text('signed_name'),
    signedProvince: text('signed_province'),
    weeksOfUse: integer('weeks_of_use'),
    locale: localeOfPerson(),
    answer: text(),
    answeredAt: moment('answered_at'),
    /** Set by staff for abuse alone, with the reason. */
    hiddenAt: moment('hidden_at'),
    hiddenReason: text('hidden_reason'),
    /** Counts changes by staff. */
    revision: integer().notNull().default(0),
  },
  (table) => [
    index('reviews_account_id').on(table.accountId),
    index('reviews_shown')
      .on(table.productSlug, table.writtenAt, table.id)
      .where(sql`${table.writtenAt} is not null and ${table.hiddenAt} is null`),
    index('reviews_written').on(table.writtenAt, table.id),
  ],
);
