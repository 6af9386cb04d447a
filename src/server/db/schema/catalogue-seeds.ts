import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './column-kinds';

/** Parts of the seed that this shop has received: none is applied twice, even if the owner changed it. */
export const catalogueSeeds = pgTable('catalogue_seeds', {
  name: text().primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
