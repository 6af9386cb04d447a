import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './column-kinds';

/** Parts of the seed that this shop already got: none comes twice, whatever the owner makes of it. */
export const catalogueSeeds = pgTable('catalogue_seeds', {
  name: text().primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
