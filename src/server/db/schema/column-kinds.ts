import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment; rows hold it as ISO UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Words to search by. */
export const words = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Bytes, such as a keyed mark. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
