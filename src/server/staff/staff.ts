import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Database } from '@/server/db/database';
import { hashPassword, isPassword } from '@/server/passwords';
import { createAdminTokens } from './admin-tokens';

/** Somebody who works here, as far as the audit log needs to know. */
export type StaffMember = { id: string; name: string };

/** Whoever has the installation's shared password: a person, but nobody can say which. */
const clinic: StaffMember = { id: 'clinic', name: 'clinic' };

/** How long one login to the admin area lasts (architecture 2). */
export const adminTokenLifetimeMs = 8 * 60 * 60 * 1000;

type StaffOutcome =
  { ok: true; password: string } | { ok: false; code: 'name_taken' | 'name_unusable' };

/** Who may see the admin area. Callers count wrong passwords before they ask. */
export interface Staff {
  /** Without a name the password is the shared one. Null when it is wrong, after the same work. */
  logIn(proof: { name: string | null; password: string }): Promise<{ token: string } | null>;
  /** Null for a token that is forged, expired or logged out, and for one whose person has left. */
  identify(token: string): Promise<StaffMember | null>;
  /** From here on the token opens nothing. Calling it twice is harmless. */
  logOut(token: string): Promise<void>;
  /** Makes up the password and tells it this once. */
  add(name: string): Promise<StaffOutcome>;
  /** Ends her logins too. False when nobody has the name. */
  remove(name: string): Promise<boolean>;
}

type StaffDeps = {
  db: Database;
  sharedPassword: string;
  sessionSecret: string;
  now: () => Date;
};

export function createStaff({ db, sharedPassword, sessionSecret, now }: StaffDeps): Staff {
  const tokens = createAdminTokens(sessionSecret, sharedPassword);

  async function open(staffId: string | null): Promise<{ token: string }> {
    const { id, token } = tokens.make();
    const expiresAt = new Date(now().getTime() + adminTokenLifetimeMs);
    await db.query(
      `insert into admin_sessions (id, staff_id, created_at, expires_at) values ($1, $2, $3, $4)`,
      [id, staffId, now(), expiresAt],
    );
    return { token };
  }

  async function logInAs(name: string, password: string) {
    type Row = { id: string; hash: string };
    const [row] = await db.query<Row>(
      'select id, password_hash as hash from staff where name = $1',
      [normalName(name)],
    );
    const isRight = await isPassword(password, row?.hash ?? null);
    return row && isRight ? open(row.id) : null;
  }

  return {
    logIn: async ({ name, password }) => {
      if (name !== null && normalName(name) !== clinic.name) return logInAs(name, password);
      return isSame(password, sharedPassword) ? open(null) : null;
    },
    async identify(token) {
      const id = tokens.idOf(token);
      if (id === null) return null;
      type Row = { staffId: string | null; name: string | null };
      const [row] = await db.query<Row>(
        `select s.staff_id as "staffId", p.name from admin_sessions s left join staff p on p.id = s.staff_id
         where s.id = $1 and s.expires_at > $2`,
        [id, now()],
      );
      if (!row) return null;
      const { staffId, name } = row;
      return staffId !== null && name !== null ? { id: staffId, name } : clinic;
    },
    async logOut(token) {
      const id = tokens.idOf(token);
      if (id === null) return;
      await db.query('delete from admin_sessions where id = $1', [id]);
      await db.flush();
    },
    ...createStaffList({ db, now }),
  };
}

/** People with a password of their own. */
function createStaffList({
  db,
  now,
}: Pick<StaffDeps, 'db' | 'now'>): Pick<Staff, 'add' | 'remove'> {
  return {
    async add(name) {
      const given = normalName(name);
      if (!namePattern.test(given)) return { ok: false, code: 'name_unusable' };
      if (given === clinic.name) return { ok: false, code: 'name_taken' };
      const password = randomBytes(15).toString('base64url');
      const added = await db.query(
        `insert into staff (id, name, password_hash, created_at) values ($1, $2, $3, $4)
         on conflict (name) do nothing returning id`,
        [randomUUID(), given, await hashPassword(password), now()],
      );
      await db.flush();
      return added.length > 0 ? { ok: true, password } : { ok: false, code: 'name_taken' };
    },
    async remove(name) {
      const gone = await db.query('delete from staff where name = $1 returning id', [
        normalName(name),
      ]);
      await db.flush();
      return gone.length > 0;
    },
  };
}

const namePattern = /^[\p{L}\p{N}][\p{L}\p{N} .'-]{0,59}$/u;

function normalName(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}

/** Takes the same time for every wrong password, whatever its length. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text.normalize('NFC')).digest();
  return timingSafeEqual(digest(one), digest(other));
}
