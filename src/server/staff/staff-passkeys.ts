import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { brand } from '@/domain/brand';
import type { Database, SqlSession } from '@/server/db/database';
import { createCeremonies, type PasskeyRefusal } from '@/server/passkeys/ceremonies';
import { staffPasskeys } from '@/server/passkeys/passkey-kinds';
import { listPasskeys } from '@/server/passkeys/passkey-rows';
import type { StaffMember } from './logins';

/** A challenge that one of the member's passkeys has signed. */
export type PasskeyProof = { passkey: AuthenticationResponseJSON };

/** Passkeys of staff. They open nothing without the password. */
export interface StaffPasskeys {
  /** What the browser needs to make one. The caller has identified the member. */
  creationOptions(staff: StaffMember): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** Saves a passkey that the browser has made, under the name chosen by its owner. */
  add(
    staff: StaffMember,
    made: { response: RegistrationResponseJSON; name: string },
  ): Promise<{ ok: true } | { ok: false; code: PasskeyRefusal }>;
  /** A challenge for one of the member's passkeys; null when they have none. */
  requestOptions(staff: StaffMember): Promise<PublicKeyCredentialRequestOptionsJSON | null>;
  /** True once for each challenge. */
  isProven(sql: SqlSession, staffId: string, proof: PasskeyProof): Promise<boolean>;
}

export function createStaffPasskeys(deps: {
  db: Database;
  siteUrl: string;
  now: () => Date;
}): StaffPasskeys {
  const { db } = deps;
  const ceremonies = createCeremonies({ ...deps, kind: staffPasskeys });
  return {
    // Not resident, so that a device does not offer it at the customers' login.
    creationOptions: ({ id, name }) =>
      ceremonies.creationOptions(
        { id, name: `${name} (${brand.name} staff)`, displayName: name },
        'discouraged',
      ),
    async add(staff, { response, name }) {
      const added = await ceremonies.add(staff.id, response, async (tx) => {
        await tx.query('update staff_passkeys set name = $2 where id = $1 and staff_id = $3', [
          response.id,
          name,
          staff.id,
        ]);
      });
      await db.flush();
      return added;
    },
    async requestOptions({ id }) {
      const known = await listPasskeys(db, staffPasskeys, id);
      return known.length > 0 ? ceremonies.requestOptions(id) : null;
    },
    isProven: async (sql, staffId, { passkey }) =>
      (await ceremonies.ownerOf(sql, passkey, staffId)) === staffId,
  };
}
