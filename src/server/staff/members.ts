import { randomBytes, randomUUID } from 'node:crypto';
import type { StaffRole } from '@/domain/staff/staff-roles';
import type { Database, SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { staff } from '@/server/db/schema/staff';
import { hashPassword, isPassword } from '@/server/base/passwords';

type AddRefusal = 'name_taken' | 'name_unusable' | 'owner_first';
type ChangeRefusal = 'member_not_found' | 'last_owner';

/** A change to the list of staff; `id` for the audit log. */
type Changed<Refusal, More = object> =
  ({ ok: true; id: string } & More) | { ok: false; code: Refusal };

/** Staff members with a personal login. */
export interface StaffMembers {
  /** Generates a password and returns it this once. The first member has to be an owner. */
  add(name: string, role: StaffRole): Promise<Changed<AddRefusal, { password: string }>>;
  /** Ends their logins too. While other members remain, at least one owner remains. */
  remove(name: string): Promise<Changed<ChangeRefusal>>;
  changeRole(name: string, role: StaffRole): Promise<Changed<ChangeRefusal>>;
  /** For a member who lost everything: a new password, no second step, no login. */
  reset(name: string): Promise<Changed<'member_not_found', { password: string }>>;
}

const columns = columnsOf(staff, ['id', 'passwordHash']);

/** The member with this name and password; null for a wrong pair, after the same work. */
export async function findMember(
  sql: SqlSession,
  { name, password }: { name: string; password: string },
): Promise<{ id: string } | null> {
  const [row] = await sql.query<RowOf<typeof columns>>(
    `select ${columns} from staff where name = $1`,
    [normalName(name)],
  );
  const isRight = await isPassword(password, row?.passwordHash ?? null);
  return row && isRight ? { id: row.id } : null;
}

type MemberDeps = {
  db: Database;
  /** A name that no member may have. */
  reserved: string;
  now: () => Date;
};

export function createStaffMembers(deps: MemberDeps): StaffMembers {
  return { ...createEntry(deps), ...createChanges(deps) };
}

/** Runs under a lock: two changes at once must not remove the last owner. */
async function changing<Outcome>(
  db: Database,
  work: (tx: SqlSession) => Promise<Outcome>,
): Promise<Outcome> {
  const outcome = await db.transaction(async (tx) => {
    await tx.script('lock table staff in share row exclusive mode');
    return work(tx);
  });
  await db.flush();
  return outcome;
}

/** The functions that generate a password. */
function createEntry({ db, reserved, now }: MemberDeps): Pick<StaffMembers, 'add' | 'reset'> {
  return {
    async add(name, role) {
      const given = normalName(name);
      if (!namePattern.test(given)) return { ok: false, code: 'name_unusable' };
      if (given === reserved) return { ok: false, code: 'name_taken' };
      const password = newPassword();
      const hash = await hashPassword(password);
      return changing(db, async (tx) => {
        if (role !== 'owner' && (await ownersBeside(tx, '')).all === 0) {
          return { ok: false, code: 'owner_first' } as const;
        }
        const [added] = await tx.query<{ id: string }>(
          `insert into staff (id, name, password_hash, role, created_at) values ($1, $2, $3, $4, $5)
           on conflict (name) do nothing returning id`,
          [randomUUID(), given, hash, role, now()],
        );
        if (!added) return { ok: false, code: 'name_taken' } as const;
        return { ok: true, id: added.id, password } as const;
      });
    },
    async reset(name) {
      const password = newPassword();
      const hash = await hashPassword(password);
      return changing(db, async (tx) => {
        const member = await memberOf(tx, name);
        if (!member) return { ok: false, code: 'member_not_found' } as const;
        await tx.query('update staff set password_hash = $2 where id = $1', [member.id, hash]);
        await tx.query('delete from staff_authenticators where id = $1', [member.id]);
        await tx.query('delete from staff_passkeys where staff_id = $1', [member.id]);
        await tx.query('delete from staff_recovery_codes where staff_id = $1', [member.id]);
        await tx.query('delete from admin_sessions where staff_id = $1', [member.id]);
        return { ok: true, id: member.id, password } as const;
      });
    },
  };
}

function createChanges({ db }: MemberDeps): Pick<StaffMembers, 'remove' | 'changeRole'> {
  return {
    remove: (name) =>
      changing(db, async (tx) => {
        const member = await memberOf(tx, name);
        if (!member) return { ok: false, code: 'member_not_found' } as const;
        const beside = await ownersBeside(tx, member.id);
        if (beside.owners === 0 && beside.all > 0) return lastOwner;
        await tx.query('delete from staff where id = $1', [member.id]);
        return { ok: true, id: member.id } as const;
      }),
    changeRole: (name, role) =>
      changing(db, async (tx) => {
        const member = await memberOf(tx, name);
        if (!member) return { ok: false, code: 'member_not_found' } as const;
        if (role !== 'owner' && (await ownersBeside(tx, member.id)).owners === 0) return lastOwner;
        await tx.query('update staff set role = $2 where id = $1', [member.id, role]);
        return { ok: true, id: member.id } as const;
      }),
  };
}

const lastOwner = { ok: false, code: 'last_owner' } as const;

async function memberOf(tx: SqlSession, name: string): Promise<{ id: string } | undefined> {
  const [row] = await tx.query<{ id: string }>('select id from staff where name = $1', [
    normalName(name),
  ]);
  return row;
}

/** The number of other members, and how many of them are owners. */
async function ownersBeside(tx: SqlSession, id: string): Promise<{ all: number; owners: number }> {
  const [row] = await tx.query<{ all: number; owners: number }>(
    `select count(*) as "all", count(*) filter (where role = 'owner') as owners
     from staff where id <> $1`,
    [id],
  );
  return row ?? { all: 0, owners: 0 };
}

const newPassword = () => randomBytes(15).toString('base64url');

const namePattern = /^[\p{L}\p{N}][\p{L}\p{N} .'-]{0,59}$/u;

/** Names are compared without case, and in one spelling of accents. */
export function normalName(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}
