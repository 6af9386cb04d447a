import type { DeviceWords } from '@/domain/words/device-words';
import type { Database, SqlSession } from '@/server/db/database';
import type { Sealer } from '@/server/base/sealing';
import {
  createAuthenticators,
  type AuthenticatorKey,
  type Authenticators,
  type CodeProof,
} from './authenticators';
import { openLogin, type StaffLogin } from './logins';
import { createStaffPasskeys, type PasskeyProof, type StaffPasskeys } from './staff-passkeys';
import { listSecondSteps, removeSecondStep, type OwnSecondSteps } from './own-second-steps';

/** The proof at the second step: six digits from the app, a recovery code, or a signed challenge. */
export type SecondStepProof = CodeProof | PasskeyProof;

/** The second step of a login: an app or a passkey, and ten recovery codes on paper. */
export interface SecondSteps {
  /** A key for an app, for a login that has to set up its second step; null for any other. */
  beginSetUp(login: StaffLogin): Promise<AuthenticatorKey | null>;
  /** Takes a first code from that app. The login continues under the new token; null for a wrong code. */
  setUp(
    login: StaffLogin,
    code: string,
    device: DeviceWords,
  ): Promise<{ token: string; recoveryCodes: readonly string[] } | null>;
  /** The second step of a login, which continues under the new token; null for a wrong or used proof. */
  passSecondStep(
    login: StaffLogin,
    proof: SecondStepProof,
    device: DeviceWords,
  ): Promise<{ token: string } | null>;
  /** Ten new recovery codes after another second step; null for a wrong or used proof. */
  renewRecoveryCodes(
    login: StaffLogin,
    proof: SecondStepProof,
  ): Promise<{ recoveryCodes: readonly string[] } | null>;
  /** A challenge for one of the member's passkeys; null when they have none. */
  askPasskey: StaffPasskeys['requestOptions'];
  /** What the browser needs to make one more passkey, after a second step; null for a wrong proof. */
  beginPasskey(
    login: StaffLogin,
    proof: SecondStepProof,
  ): Promise<Awaited<ReturnType<StaffPasskeys['creationOptions']>> | null>;
  addPasskey: StaffPasskeys['add'];
  /** A key for an app, for a member who has none and passed another second step; null for a wrong proof. */
  beginApp(login: StaffLogin, proof: SecondStepProof): Promise<AuthenticatorKey | null>;
  /** Takes a first code from that app; false for a wrong one. */
  addApp(login: StaffLogin, code: string): Promise<boolean>;
  ownSecondSteps(login: StaffLogin): Promise<OwnSecondSteps>;
  /** Removes a passkey or the app, but never the last second step. */
  removeSecondStep(
    login: StaffLogin,
    step: 'app' | { passkey: string },
  ): ReturnType<typeof removeSecondStep>;
}

type SecondStepDeps = Parameters<typeof openLogin>[1] & {
  db: Database;
  sealer: Sealer;
  siteUrl: string;
};

type Parts = SecondStepDeps & { authenticators: Authenticators; passkeys: StaffPasskeys };

export function createSecondSteps(deps: SecondStepDeps): SecondSteps {
  const authenticators = createAuthenticators(deps);
  const passkeys = createStaffPasskeys(deps);
  const parts = { ...deps, authenticators, passkeys };
  const { db } = deps;
  return {
    ...createPassing(parts),
    ...createRenewal(parts),
    askPasskey: passkeys.requestOptions,
    addPasskey: passkeys.add,
    ownSecondSteps: ({ staff }) => listSecondSteps(db, staff.id),
    removeSecondStep: ({ staff }, step) => removeSecondStep(db, staff.id, step),
  };
}

/** Whether the member gave a valid proof of their second step; true once per proof. */
const isProven = (
  { authenticators, passkeys }: Parts,
  sql: SqlSession,
  staffId: string,
  proof: SecondStepProof,
): Promise<boolean> =>
  'passkey' in proof
    ? passkeys.isProven(sql, staffId, proof)
    : authenticators.isProven(sql, staffId, proof);

function createPassing(parts: Parts): Pick<SecondSteps, 'beginSetUp' | 'setUp' | 'passSecondStep'> {
  const { db, authenticators } = parts;
  return {
    beginSetUp: async ({ staff, stage }) =>
      stage === 'set_up' ? authenticators.begin(staff) : null,
    async setUp({ id, staff, stage }, code, device) {
      if (stage !== 'set_up') return null;
      const done = await db.transaction(async (tx) => {
        if (!(await authenticators.confirm(tx, staff.id, code))) return null;
        const recoveryCodes = await authenticators.renewCodes(tx, staff.id);
        await tx.query('delete from admin_sessions where id = $1', [id]);
        const opened = await openLogin(tx, parts, { by: staff.id, isWhole: true, device });
        return { ...opened, recoveryCodes };
      });
      await db.flush();
      return done;
    },
    async passSecondStep({ id, staff, stage }, proof, device) {
      if (stage !== 'second_step') return null;
      const opened = await db.transaction(async (tx) => {
        if (!(await isProven(parts, tx, staff.id, proof))) return null;
        await tx.query('delete from admin_sessions where id = $1', [id]);
        return openLogin(tx, parts, { by: staff.id, isWhole: true, device });
      });
      // A used code has to stay used, also after a power cut.
      await db.flush();
      return opened;
    },
  };
}

/** What a member can renew after another second step. */
function createRenewal(
  parts: Parts,
): Pick<SecondSteps, 'renewRecoveryCodes' | 'beginPasskey' | 'beginApp' | 'addApp'> {
  const { db, authenticators, passkeys } = parts;
  const isShown = async ({ staff, stage }: StaffLogin, proof: SecondStepProof) => {
    if (stage !== 'in') return false;
    const isTheirs = await db.transaction((tx) => isProven(parts, tx, staff.id, proof));
    await db.flush();
    return isTheirs;
  };
  return {
    async renewRecoveryCodes({ staff, stage }, proof) {
      if (stage !== 'in') return null;
      const renewed = await db.transaction(async (tx) => {
        if (!(await isProven(parts, tx, staff.id, proof))) return null;
        return { recoveryCodes: await authenticators.renewCodes(tx, staff.id) };
      });
      await db.flush();
      return renewed;
    },
    beginPasskey: async (login, proof) =>
      (await isShown(login, proof)) ? passkeys.creationOptions(login.staff) : null,
    beginApp: async (login, proof) =>
      (await isShown(login, proof)) ? authenticators.begin(login.staff) : null,
    async addApp({ staff, stage }, code) {
      if (stage !== 'in') return false;
      const isAdded = await authenticators.confirm(db, staff.id, code);
      await db.flush();
      return isAdded;
    },
  };
}
