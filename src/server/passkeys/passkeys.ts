import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { AccountSummary } from '@/domain/account';
import { brand } from '@/domain/brand';
import type { Database, SqlSession } from '@/server/db/database';
import { rememberChallenge, takeChallenge } from './challenges';
import {
  findPasskey,
  insertPasskey,
  listPasskeys,
  mostPasskeys,
  notePasskeyUse,
  removePasskey,
  type Passkey,
} from './passkey-rows';

export type PasskeyRefusal = 'passkey_invalid' | 'too_many_passkeys';

/** Logging in with a fingerprint, a face or a device's PIN, as WebAuthn level 3 has it. */
export interface Passkeys {
  /** What the browser needs to make a passkey. A later call does not end an earlier one's challenge. */
  creationOptions(account: AccountSummary): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** Keeps a passkey that the browser has made. `told` runs in the same transaction. */
  add(
    accountId: string,
    response: RegistrationResponseJSON,
    told: (tx: SqlSession) => Promise<void>,
  ): Promise<{ ok: true } | { ok: false; code: PasskeyRefusal }>;
  list(accountId: string): Promise<Passkey[]>;
  /** False when the account has no such passkey. */
  remove(accountId: string, id: string): Promise<boolean>;
  /** The same for everybody: the browser finds out by itself which passkeys it has. */
  requestOptions(): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** The account whose passkey signed the challenge; null for any mismatch. A challenge works once. */
  accountOf(response: AuthenticationResponseJSON): Promise<string | null>;
}

/** @param siteUrl the origin that people see; its host name is what passkeys are bound to */
export function createPasskeys({
  db,
  siteUrl,
  now,
}: {
  db: Database;
  siteUrl: string;
  now: () => Date;
}): Passkeys {
  const { origin, hostname } = new URL(siteUrl);
  const deps = { db, origin, hostname, now };
  return {
    ...createPasskeyCreation(deps),
    ...createPasskeyUse(deps),
    list: (accountId) => listPasskeys(db, accountId),
    remove: (accountId, id) => removePasskey(db, { id, accountId }),
  };
}

type Deps = { db: Database; origin: string; hostname: string; now: () => Date };

function createPasskeyCreation({
  db,
  origin,
  hostname,
  now,
}: Deps): Pick<Passkeys, 'creationOptions' | 'add'> {
  return {
    async creationOptions({ id, email, name }) {
      const { generateRegistrationOptions } = await webAuthn();
      const known = await listPasskeys(db, id);
      const options = await generateRegistrationOptions({
        rpName: brand.name,
        rpID: hostname,
        userName: email,
        userDisplayName: name ?? email,
        userID: new Uint8Array(Buffer.from(id)),
        excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await rememberChallenge(db, { challenge: options.challenge, accountId: id }, now());
      return options;
    },

    async add(accountId, response, told) {
      const { verifyRegistrationResponse } = await webAuthn();
      const expectedChallenge = (challenge: string) =>
        takeChallenge(db, { challenge, accountId }, now());
      const verified = await verifyRegistrationResponse({
        response,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: hostname,
      }).catch(unverified);
      if (!verified.verified) return { ok: false, code: 'passkey_invalid' };
      const { credential } = verified.registrationInfo;
      return db.transaction(async (tx) => {
        await tx.query('select 1 from accounts where id = $1 for update', [accountId]);
        const known = await listPasskeys(tx, accountId);
        if (known.length >= mostPasskeys) return { ok: false, code: 'too_many_passkeys' } as const;
        const passkey = {
          id: credential.id,
          accountId,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: credential.transports ?? [],
        };
        if (!(await insertPasskey(tx, passkey, now()))) {
          return { ok: false, code: 'passkey_invalid' } as const;
        }
        await told(tx);
        return { ok: true } as const;
      });
    },
  };
}

function createPasskeyUse({
  db,
  origin,
  hostname,
  now,
}: Deps): Pick<Passkeys, 'requestOptions' | 'accountOf'> {
  return {
    async requestOptions() {
      const { generateAuthenticationOptions } = await webAuthn();
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        userVerification: 'required',
      });
      await rememberChallenge(db, { challenge: options.challenge, accountId: null }, now());
      return options;
    },

    async accountOf(response) {
      const { verifyAuthenticationResponse } = await webAuthn();
      const passkey = await findPasskey(db, response.id);
      if (!passkey) return null;
      const { id, accountId, publicKey, counter } = passkey;
      const verified = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => takeChallenge(db, { challenge, accountId: null }, now()),
        expectedOrigin: origin,
        expectedRPID: hostname,
        credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      }).catch(unverified);
      if (!verified.verified) return null;
      const used = { id, counter: verified.authenticationInfo.newCounter };
      return (await notePasskeyUse(db, used, now())) ? accountId : null;
    },
  };
}

/** The library throws for whatever does not verify; why is no business of the caller's. */
function unverified(): { verified: false } {
  return { verified: false };
}

/** Loaded with the first passkey: it brings certificate parsers along that nothing else needs. */
const webAuthn = () => import('@simplewebauthn/server');
