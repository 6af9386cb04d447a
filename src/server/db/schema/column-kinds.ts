import { customType, text, timestamp } from 'drizzle-orm/pg-core';
import { defaultLocale, type Locale } from '@/domain/words/locale';

/** A moment, in rows as ISO UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Words for searching. */
export const words = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Bytes, such as a keyed hash. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** The language that the maker of a record read at the time. Rows from before there were two are English. */
export const localeOfPerson = () => text('locale').$type<Locale>().notNull().default(defaultLocale);
