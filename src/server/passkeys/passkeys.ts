import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { AccountSummary } from '@/domain/accounts/account';
import type { Database, SqlSession } from '@/server/db/database';
import { createCeremonies, type PasskeyRefusal } from './ceremonies';
import { customerPasskeys } from './passkey-kinds';
import { listPasskeys, removePasskey, type Passkey } from './passkey-rows';

/** How customers log in with a fingerprint, a face or a device's PIN. */
export interface Passkeys {
  /** What the browser needs to make a passkey. A later call does not end an earlier one's challenge. */
  creationOptions(account: AccountSummary): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** Saves a passkey that the browser has made. `told` runs in the same transaction. */
  add(
    accountId: string,
    response: RegistrationResponseJSON,
    told: (tx: SqlSession) => Promise<void>,
  ): Promise<{ ok: true } | { ok: false; code: PasskeyRefusal }>;
  list(accountId: string): Promise<Passkey[]>;
  /** False when the account has no such passkey. */
  remove(accountId: string, id: string): Promise<boolean>;
  /** The same for everybody: the browser finds its passkeys by itself. */
  requestOptions(): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** The account whose passkey signed the challenge; null for any mismatch. A challenge works once. */
  accountOf(response: AuthenticationResponseJSON): Promise<string | null>;
}

/** @param siteUrl the public origin; passkeys are bound to its host name */
export function createPasskeys(deps: { db: Database; siteUrl: string; now: () => Date }): Passkeys {
  const { db } = deps;
  const kind = customerPasskeys;
  const ceremonies = createCeremonies({ kind, ...deps });
  return {
    creationOptions: ({ id, email, name }) =>
      ceremonies.creationOptions({ id, name: email, displayName: name ?? email }, 'required'),
    add: ceremonies.add,
    list: (accountId) => listPasskeys(db, kind, accountId),
    remove: (accountId, id) => removePasskey(db, kind, { id, ownerId: accountId }),
    requestOptions: () => ceremonies.requestOptions(null),
    accountOf: (response) => ceremonies.ownerOf(db, response, null),
  };
}
