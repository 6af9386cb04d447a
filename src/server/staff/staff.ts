import { createHash, timingSafeEqual } from 'node:crypto';
import type { DeviceWords } from '@/domain/device-words';
import type { Database } from '@/server/db/database';
import type { Sealer } from '@/server/sealing';
import { createAdminTokens } from './admin-tokens';
import {
  createAuthenticators,
  type AuthenticatorKey,
  type Authenticators,
  type SecondStepProof,
} from './authenticators';
import { clinic, createStaffLogins, openLogin, type StaffLogin, type StaffLogins } from './logins';
import { createStaffMembers, findMember, normalName, type StaffMembers } from './members';
import { createOwnPassword, type OwnPassword } from './own-password';
import { createSharedPassword, type SharedPassword } from './shared-password';

export type { StaffLogin, StaffMember } from './logins';

type Proof = { name: string | null; password: string; device?: DeviceWords };

/** Who may see the admin area. Callers count wrong passwords and codes before they ask. */
export interface Staff extends StaffLogins, StaffMembers, OwnPassword {
  /**
   * Without a name the password is the shared one. Null when it is wrong, after the same work. A member's token opens
   * nothing but the second step.
   */
  logIn(proof: Proof): Promise<{ token: string } | null>;
  /** A key for an app, for a login that has to set its second step up; null for any other. */
  beginSetUp(login: StaffLogin): Promise<AuthenticatorKey | null>;
  /** A first code of that app. The login goes on under the new token; null for a wrong code. */
  setUp(
    login: StaffLogin,
    code: string,
    device: DeviceWords,
  ): Promise<{ token: string; recoveryCodes: readonly string[] } | null>;
  /** The second step of a login. It goes on under the new token; null for what is wrong or was used before. */
  passSecondStep(
    login: StaffLogin,
    proof: SecondStepProof,
    device: DeviceWords,
  ): Promise<{ token: string } | null>;
  /** Ten new codes for the paper after the second step was shown once more; null for what is wrong or was used before. */
  renewRecoveryCodes(
    login: StaffLogin,
    proof: SecondStepProof,
  ): Promise<{ recoveryCodes: readonly string[] } | null>;
  setRecovery: SharedPassword['setRecovery'];
}

type StaffDeps = {
  db: Database;
  sealer: Sealer;
  sharedPassword: string;
  sessionSecret: string;
  now: () => Date;
};

const unknownDevice: DeviceWords = { browser: null, system: null };

export function createStaff({ db, sealer, sharedPassword, sessionSecret, now }: StaffDeps): Staff {
  const tokens = createAdminTokens(sessionSecret, sharedPassword);
  const shared = createSharedPassword(db, now);
  const authenticators = createAuthenticators({ db, sealer, now });
  const deps = { tokens, now };

  return {
    async logIn({ name, password, device = unknownDevice }) {
      if (name !== null && normalName(name) !== clinic.name) {
        const member = await findMember(db, { name, password });
        return member && openLogin(db, deps, { by: member.id, isWhole: false, device });
      }
      const [isRight, works] = [isSame(password, sharedPassword), await shared.works()];
      return isRight && works ? openLogin(db, deps, { by: null, isWhole: true, device }) : null;
    },
    setRecovery: shared.setRecovery,
    ...createSecondStep({ db, authenticators, ...deps }),
    ...createStaffLogins({ db, ...deps }),
    ...createStaffMembers({ db, reserved: clinic.name, now }),
    ...createOwnPassword(db),
  };
}

type SecondStepDeps = Parameters<typeof openLogin>[1] & {
  db: Database;
  authenticators: Authenticators;
};

function createSecondStep({
  db,
  authenticators,
  ...deps
}: SecondStepDeps): Pick<Staff, 'beginSetUp' | 'setUp' | 'passSecondStep' | 'renewRecoveryCodes'> {
  return {
    beginSetUp: async ({ staff, stage }) =>
      stage === 'set_up' ? authenticators.begin(staff) : null,
    async setUp({ id, staff, stage }, code, device) {
      if (stage !== 'set_up') return null;
      const recoveryCodes = await authenticators.confirm(staff.id, code);
      if (!recoveryCodes) return null;
      await db.query('delete from admin_sessions where id = $1', [id]);
      const opened = await openLogin(db, deps, { by: staff.id, isWhole: true, device });
      await db.flush();
      return { ...opened, recoveryCodes };
    },
    async passSecondStep({ id, staff, stage }, proof, device) {
      if (stage !== 'second_step') return null;
      const opened = await db.transaction(async (tx) => {
        if (!(await authenticators.isProven(tx, staff.id, proof))) return null;
        await tx.query('delete from admin_sessions where id = $1', [id]);
        return openLogin(tx, deps, { by: staff.id, isWhole: true, device });
      });
      // A code that was used has to stay used.
      await db.flush();
      return opened;
    },
    async renewRecoveryCodes({ staff, stage }, proof) {
      if (stage !== 'in') return null;
      const renewed = await db.transaction(async (tx) => {
        if (!(await authenticators.isProven(tx, staff.id, proof))) return null;
        return { recoveryCodes: await authenticators.renewCodes(tx, staff.id) };
      });
      await db.flush();
      return renewed;
    },
  };
}

/** Takes the same time for every wrong password, whatever its length. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text.normalize('NFC')).digest();
  return timingSafeEqual(digest(one), digest(other));
}
