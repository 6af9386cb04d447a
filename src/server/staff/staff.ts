import { createHash, timingSafeEqual } from 'node:crypto';
import type { DeviceWords } from '@/domain/words/device-words';
import type { Database } from '@/server/db/database';
import type { Sealer } from '@/server/base/sealing';
import { createAdminTokens } from './admin-tokens';
import { clinic, createStaffLogins, openLogin, type StaffLogins } from './logins';
import { createStaffMembers, findMember, normalName, type StaffMembers } from './members';
import { createOwnPassword, type OwnPassword } from './own-password';
import { createSecondSteps, type SecondSteps } from './second-steps';
import { createSharedPassword, type SharedPassword } from './shared-password';

export type { StaffLogin, StaffMember } from './logins';

type Proof = { name: string | null; password: string; device?: DeviceWords };

/** Access to the admin area. Callers count tries with passwords and codes before they call it. */
export interface Staff extends StaffLogins, StaffMembers, OwnPassword, SecondSteps {
  /**
   * Without a name this is the shared password. Null when it is wrong, after the same work. A member's token opens
   * nothing but the second step.
   */
  logIn(proof: Proof): Promise<{ token: string } | null>;
  setRecovery: SharedPassword['setRecovery'];
}

type StaffDeps = {
  db: Database;
  sealer: Sealer;
  sharedPassword: string;
  sessionSecret: string;
  /** The public origin; passkeys are bound to its host name. */
  siteUrl: string;
  now: () => Date;
};

const unknownDevice: DeviceWords = { browser: null, system: null };

export function createStaff({
  db,
  sealer,
  sharedPassword,
  sessionSecret,
  siteUrl,
  now,
}: StaffDeps): Staff {
  const tokens = createAdminTokens(sessionSecret, sharedPassword);
  const shared = createSharedPassword(db, now);
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
    ...createSecondSteps({ db, sealer, siteUrl, ...deps }),
    ...createStaffLogins({ db, ...deps }),
    ...createStaffMembers({ db, reserved: clinic.name, now }),
    ...createOwnPassword(db),
  };
}

/** Takes the same time for every wrong password, whatever its length. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text.normalize('NFC')).digest();
  return timingSafeEqual(digest(one), digest(other));
}
