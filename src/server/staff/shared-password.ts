import type { Database } from '@/server/db/database';

/** How long recovery stays open before it closes by itself. */
export const recoveryLifetimeMs = 60 * 60 * 1000;

/**
 * SQL condition: the shared password works while nobody has a personal login, and afterwards only while the command
 * `npm run staff -- recovery on` has opened it. `at` is the placeholder of the time.
 */
export const sharedPasswordWorks = (at: string) =>
  `(not exists (select 1 from staff) or exists (select 1 from staff_recovery where open_until > ${at}))`;

/** The recovery access for when no staff member can log in. */
export interface SharedPassword {
  works(): Promise<boolean>;
  /** Opens it for one hour; null closes it. Returns until when. */
  setRecovery(isOpen: boolean): Promise<{ openUntil: string | null }>;
}

export function createSharedPassword(db: Database, now: () => Date): SharedPassword {
  return {
    async works() {
      const [row] = await db.query<{ works: boolean }>(
        `select ${sharedPasswordWorks('$1')} as works`,
        [now()],
      );
      return row?.works === true;
    },
    async setRecovery(isOpen) {
      const openUntil = isOpen ? new Date(now().getTime() + recoveryLifetimeMs) : null;
      await db.query(
        openUntil
          ? `insert into staff_recovery (id, open_until) values ('shared', $1)
             on conflict (id) do update set open_until = excluded.open_until`
          : `delete from staff_recovery`,
        openUntil ? [openUntil] : [],
      );
      await db.flush();
      return { openUntil: openUntil?.toISOString() ?? null };
    },
  };
}
