import { minimumStaffPasswordLength } from '@/domain/staff/staff-password';
import type { Database } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { staff as staffRows } from '@/server/db/schema/staff';
import {
  faultOfNewPassword,
  hashPassword,
  isPassword,
  type PasswordFault,
} from '@/server/base/passwords';
import type { StaffLogin } from './logins';

/** The current password and the new one. */
type PasswordChange = { password: string; newPassword: string };

/** `wrong_password`: the current one differs, or another call has just changed it. */
export type PasswordRefusal = 'wrong_password' | PasswordFault;

/** Lets staff members choose their own password. */
export interface OwnPassword {
  /** Ends every other login of the member, half ones too. The calling login stays. */
  changePassword(
    login: StaffLogin,
    change: PasswordChange,
  ): Promise<{ ok: true } | { ok: false; code: PasswordRefusal }>;
}

const columns = columnsOf(staffRows, ['passwordHash']);

export function createOwnPassword(db: Database): OwnPassword {
  return {
    async changePassword({ id, staff }, { password, newPassword }) {
      const [member] = await db.query<RowOf<typeof columns>>(
        `select ${columns} from staff where id = $1`,
        [staff.id],
      );
      const isRight = await isPassword(password, member?.passwordHash ?? null);
      if (!member || !isRight) return { ok: false, code: 'wrong_password' };
      const fault = await faultOfNewPassword(newPassword, minimumStaffPasswordLength);
      if (fault) return { ok: false, code: fault };
      const hash = await hashPassword(newPassword);
      const isChanged = await db.transaction(async (tx) => {
        const changed = await tx.query(
          'update staff set password_hash = $2 where id = $1 and password_hash = $3 returning id',
          [staff.id, hash, member.passwordHash],
        );
        if (changed.length === 0) return false;
        await tx.query('delete from admin_sessions where staff_id = $1 and id <> $2', [
          staff.id,
          id,
        ]);
        return true;
      });
      await db.flush();
      return isChanged ? { ok: true } : { ok: false, code: 'wrong_password' };
    },
  };
}
