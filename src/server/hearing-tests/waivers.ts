import type { SqlSession } from '@/server/db/database';

/** A decision to buy without a test, as staff read it. Times are ISO UTC. */
type StaffWaiver = {
  id: string;
  /** As it was typed. */
  email: string;
  /** Which wording was agreed to, and in which language. */
  textVersion: string;
  locale: string;
  at: string;
};

/** Waivers for staff, newest first. */
export interface Waivers {
  byIds(ids: readonly string[]): Promise<readonly StaffWaiver[]>;
  ofEmail(email: string): Promise<readonly StaffWaiver[]>;
}

export function createWaivers(db: SqlSession): Waivers {
  const read = (condition: string, wanted: string | string[]) =>
    db.query<StaffWaiver>(
      `select id, email, text_version as "textVersion", locale, at from hearing_waivers
       where ${condition} order by at desc, id`,
      [wanted],
    );
  return {
    byIds: (ids) => read('id = any($1::text[])', [...ids]),
    ofEmail: (email) => read('email = $1', email),
  };
}
