import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment, in rows as ISO UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Words for searching. */
export const words = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Bytes, such as a keyed hash. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
