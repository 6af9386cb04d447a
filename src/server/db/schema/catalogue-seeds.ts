import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Parts of the seed that this shop already got: none comes twice, whatever the owner makes of it. */
export const catalogueSeeds = pgTable('catalogue_seeds', {
  name: text().primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});
