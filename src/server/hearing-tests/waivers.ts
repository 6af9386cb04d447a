import { columnsOf, type RowOf } from '@/server/db/columns';
import { hearingWaivers } from '@/server/db/schema/hearing';
import type { SqlSession } from '@/server/db/database';

const columns = columnsOf(hearingWaivers, ['id', 'email', 'textVersion', 'locale', 'at']);

/**
 * A decision to buy without a test, as staff see it: the address as typed, and the accepted text's version and
 * language.
 */
type StaffWaiver = RowOf<typeof columns>;

/** Waivers for staff, newest first. */
export interface Waivers {
  byIds(ids: readonly string[]): Promise<readonly StaffWaiver[]>;
  ofEmail(email: string): Promise<readonly StaffWaiver[]>;
}

export function createWaivers(db: SqlSession): Waivers {
  const read = (condition: string, wanted: string | string[]) =>
    db.query<StaffWaiver>(
      `select ${columns} from hearing_waivers
       where ${condition} order by at desc, id`,
      [wanted],
    );
  return {
    byIds: (ids) => read('id = any($1::text[])', [...ids]),
    ofEmail: (email) => read('email = $1', email),
  };
}
