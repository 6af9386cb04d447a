import type { DeviceWords } from '@/domain/words/device-words';
import { sharedStaff, type LoginStage, type StaffRole } from '@/domain/staff/staff-roles';
import type { Locale } from '@/domain/words/locale';
import type { Database, SqlSession } from '@/server/db/database';
import { columnsOf, type LeftJoined, type RowOf } from '@/server/db/columns';
import { adminSessions, staff as staffRows } from '@/server/db/schema/staff';
import type { createAdminTokens } from './admin-tokens';
import { sharedPasswordWorks } from './shared-password';

/** A staff member, as the audit log names them. */
export type StaffMember = { id: string; name: string };

/** The user of the shared password: a person, but nobody can say which. */
export const clinic: StaffMember = { id: sharedStaff, name: sharedStaff };

/** How long one login to the admin area lasts (docs/flows.md, Staff). */
export const adminTokenLifetimeMs = 8 * 60 * 60 * 1000;

/** The time for the second step; long enough to install an app first. */
export const halfLoginLifetimeMs = 30 * 60 * 1000;

/** Uses of a login are recorded to the minute, so that not every request needs a write. */
const noteEveryMs = 60_000;

/** Who a token belongs to, and which steps the login has passed. */
export type StaffLogin = {
  id: string;
  staff: StaffMember;
  role: StaffRole;
  stage: LoginStage;
  /** What the member wants to read; null where nobody chose, as with the shared password. */
  language: Locale | null;
  /** This member's possible second steps; both false while none is set up. */
  steps: { app: boolean; passkey: boolean };
};

const ofLogin = columnsOf(adminSessions, ['id', 'browser', 'system'], {
  as: { begunAt: 'createdAt' },
});

/** A login as its member sees it; times are ISO UTC. The id opens nothing without its signature. */
type LoginFacts = RowOf<typeof ofLogin> & { lastUsedAt: string };

/** A staff member as an owner sees them. */
type MemberFacts = StaffMember & {
  role: StaffRole;
  hasSecondStep: boolean;
  logins: readonly LoginFacts[];
};

/** Lists and ends logins to the admin area. */
export interface StaffLogins {
  /**
   * Null for a token that is forged, expired or logged out, for a former staff member's, and for the shared password's
   * while that does not work.
   */
  identify(token: string): Promise<StaffLogin | null>;
  /** Ends the token. Calling it twice is harmless. */
  logOut(token: string): Promise<void>;
  /** The caller's complete logins, newest first. */
  loginsOf(login: StaffLogin): Promise<readonly LoginFacts[]>;
  /** Ends one of the caller's own logins; false for any other. */
  endLogin(login: StaffLogin, id: string): Promise<boolean>;
  /** Ends all of the caller's logins except this one; returns how many. */
  endOtherLogins(login: StaffLogin): Promise<number>;
  /** Shows the admin area in this language to the member from now on. The shared password has no member. */
  chooseLanguage(login: StaffLogin, language: Locale): Promise<void>;
  /** All staff members, by name, with their logins. */
  members(): Promise<readonly MemberFacts[]>;
  /** Ends every login of a member, or of everybody, except the calling one; returns how many. */
  endLoginsOf(staffId: string | null, asking: StaffLogin): Promise<number>;
}

type LoginDeps = {
  db: Database;
  tokens: ReturnType<typeof createAdminTokens>;
  now: () => Date;
};

/**
 * Creates a login.
 *
 * @param by null for the shared password
 * @param isWhole false while the second step is missing
 */
export async function openLogin(
  sql: SqlSession,
  { tokens, now }: Omit<LoginDeps, 'db'>,
  { by, isWhole, device }: { by: string | null; isWhole: boolean; device: DeviceWords },
): Promise<{ token: string }> {
  const { id, token } = tokens.make();
  const at = now();
  const lifetimeMs = isWhole ? adminTokenLifetimeMs : halfLoginLifetimeMs;
  await sql.query(
    `insert into admin_sessions
       (id, staff_id, created_at, expires_at, verified_at, last_used_at, browser, system)
     values ($1, $2, $3, $4, $5, $3, $6, $7)`,
    [
      ...[id, by, at, new Date(at.getTime() + lifetimeMs), isWhole ? at : null],
      ...[device.browser, device.system],
    ],
  );
  return { token };
}

const sessionColumns = columnsOf(adminSessions, ['staffId', 'lastUsedAt'], { of: 's' });
const memberColumns = columnsOf(staffRows, ['name', 'role', 'language'], { of: 'p' });

type Row = RowOf<typeof sessionColumns> &
  LeftJoined<typeof memberColumns> & { isVerified: boolean; hasApp: boolean; hasPasskey: boolean };

/** Whether the member `id` has a passkey; `id` is a column. */
const hasPasskeySql = (id: string) =>
  `exists (select 1 from staff_passkeys k where k.staff_id = ${id})`;

const identifySql = `select ${sessionColumns}, ${memberColumns}, s.verified_at is not null as "isVerified",
    a.confirmed_at is not null as "hasApp", ${hasPasskeySql('s.staff_id')} as "hasPasskey"
  from admin_sessions s left join staff p on p.id = s.staff_id
    left join staff_authenticators a on a.id = s.staff_id
  where s.id = $1 and s.expires_at > $2 and (s.staff_id is not null or ${sharedPasswordWorks('$2')})`;

const isWhole = '(verified_at is not null or staff_id is null)';

const factColumns = `${ofLogin}, coalesce(last_used_at, created_at) as "lastUsedAt"`;

const ofMember = columnsOf(adminSessions, ['staffId']);

export function createStaffLogins({ db, tokens, now }: LoginDeps): StaffLogins {
  async function noteUse(id: string, lastUsedAt: string | null): Promise<void> {
    const at = now();
    if (lastUsedAt !== null && at.getTime() - Date.parse(lastUsedAt) < noteEveryMs) return;
    await db.query('update admin_sessions set last_used_at = $2 where id = $1', [id, at]);
  }
  const ownerOf = ({ staff }: StaffLogin) => (staff.id === clinic.id ? null : staff.id);
  const ended = async (sql: string, params: readonly (string | null)[]): Promise<number> => {
    const gone = await db.query(`delete from admin_sessions where ${sql} returning id`, params);
    await db.flush();
    return gone.length;
  };

  return {
    async identify(token) {
      const id = tokens.idOf(token);
      if (id === null) return null;
      const [row] = await db.query<Row>(identifySql, [id, now()]);
      if (!row) return null;
      await noteUse(id, row.lastUsedAt);
      return loginOf(id, row);
    },
    async logOut(token) {
      const id = tokens.idOf(token);
      if (id !== null) await ended('id = $1', [id]);
    },
    loginsOf: (login) =>
      db.query<LoginFacts>(
        `select ${factColumns} from admin_sessions
         where staff_id is not distinct from $1::text and expires_at > $2 and ${isWhole}
         order by created_at desc, id`,
        [ownerOf(login), now()],
      ),
    endLogin: async (login, id) =>
      (await ended('id = $1 and staff_id is not distinct from $2::text', [id, ownerOf(login)])) > 0,
    endOtherLogins: (login) =>
      ended('id <> $1 and staff_id is not distinct from $2::text', [login.id, ownerOf(login)]),
    async chooseLanguage(login, language) {
      await db.query('update staff set language = $2 where id = $1', [ownerOf(login), language]);
      await db.flush();
    },
    members: () => readMembers(db, now()),
    endLoginsOf: (staffId, asking) =>
      ended('id <> $1 and ($2::text is null or staff_id = $2)', [asking.id, staffId]),
  };
}

const listedColumns = columnsOf(staffRows, ['id', 'name', 'role'], { of: 'p' });

async function readMembers(db: Database, at: Date): Promise<MemberFacts[]> {
  const [people, logins] = await Promise.all([
    db.query<RowOf<typeof listedColumns> & { hasSecondStep: boolean }>(
      `select ${listedColumns}, a.confirmed_at is not null or ${hasPasskeySql('p.id')} as "hasSecondStep"
       from staff p left join staff_authenticators a on a.id = p.id order by p.name`,
    ),
    db.query<LoginFacts & RowOf<typeof ofMember>>(
      `select ${ofMember}, ${factColumns} from admin_sessions
       where staff_id is not null and expires_at > $1 and ${isWhole} order by created_at desc, id`,
      [at],
    ),
  ]);
  return people.map((member) => ({
    ...member,
    logins: logins.flatMap(({ staffId, ...login }) => (staffId === member.id ? [login] : [])),
  }));
}

function loginOf(id: string, row: Row): StaffLogin {
  const { staffId, name, role, language, isVerified, hasApp, hasPasskey } = row;
  const steps = { app: hasApp, passkey: hasPasskey };
  if (staffId === null || name === null || role === null) {
    return { id, staff: clinic, role: 'owner', stage: 'in', language, steps };
  }
  const missing = hasApp || hasPasskey ? 'second_step' : 'set_up';
  const stage = isVerified ? 'in' : missing;
  return { id, staff: { id: staffId, name }, role, stage, language, steps };
}
