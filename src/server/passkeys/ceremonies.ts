import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { brand } from '@/domain/brand';
import type { Database, SqlSession } from '@/server/db/database';
import { rememberChallenge, takeChallenge } from './challenges';
import type { PasskeyKind } from './passkey-kinds';
import {
  findPasskey,
  insertPasskey,
  listPasskeys,
  mostPasskeys,
  notePasskeyUse,
} from './passkey-rows';

export type PasskeyRefusal = 'passkey_invalid' | 'too_many_passkeys';

/** The maker of a passkey; their device shows the names. */
type PasskeyOwner = { id: string; name: string; displayName: string };

/** Making and using passkeys of one kind, as WebAuthn level 3 has it. A challenge works once, for five minutes. */
export interface PasskeyCeremonies {
  /**
   * What the browser needs to make a passkey. A later call does not end an earlier one's challenge.
   *
   * @param residentKey `required`: the device offers the passkey before it knows who logs in
   */
  creationOptions(
    owner: PasskeyOwner,
    residentKey: 'required' | 'discouraged',
  ): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** Saves a passkey that the browser has made. `told` runs in the same transaction. */
  add(
    ownerId: string,
    response: RegistrationResponseJSON,
    told: (tx: SqlSession) => Promise<void>,
  ): Promise<{ ok: true } | { ok: false; code: PasskeyRefusal }>;
  /** @param ownerId null: any owner may answer, and the browser finds its passkeys by itself */
  requestOptions(ownerId: string | null): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /**
   * The owner whose passkey signed the challenge; null for any mismatch.
   *
   * @param ownerId the owner given to `requestOptions`
   */
  ownerOf(
    sql: SqlSession,
    response: AuthenticationResponseJSON,
    ownerId: string | null,
  ): Promise<string | null>;
}

type CeremonyDeps = { kind: PasskeyKind; db: Database; siteUrl: string; now: () => Date };

/** @param siteUrl the public origin; passkeys are bound to its host name */
export function createCeremonies({ siteUrl, ...rest }: CeremonyDeps): PasskeyCeremonies {
  const { origin, hostname } = new URL(siteUrl);
  const deps = { ...rest, origin, hostname };
  return { ...createCreation(deps), ...createUse(deps) };
}

type Deps = Omit<CeremonyDeps, 'siteUrl'> & { origin: string; hostname: string };

function createCreation({
  kind,
  db,
  origin,
  hostname,
  now,
}: Deps): Pick<PasskeyCeremonies, 'creationOptions' | 'add'> {
  const allowing = (ownerId: string) => ({ purpose: 'create', ownerId }) as const;
  return {
    async creationOptions({ id, name, displayName }, residentKey) {
      const { generateRegistrationOptions } = await webAuthn();
      const known = await listPasskeys(db, kind, id);
      const options = await generateRegistrationOptions({
        rpName: brand.name,
        rpID: hostname,
        userName: name,
        userDisplayName: displayName,
        userID: new Uint8Array(Buffer.from(id)),
        excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
        authenticatorSelection: { residentKey, userVerification: 'required' },
      });
      await rememberChallenge(db, kind, { challenge: options.challenge, ...allowing(id) }, now());
      return options;
    },

    async add(ownerId, response, told) {
      const { verifyRegistrationResponse } = await webAuthn();
      const verified = await verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge: string) =>
          takeChallenge(db, kind, { challenge, ...allowing(ownerId) }, now()),
        expectedOrigin: origin,
        expectedRPID: hostname,
      }).catch(unverified);
      if (!verified.verified) return { ok: false, code: 'passkey_invalid' };
      const { credential } = verified.registrationInfo;
      return db.transaction(async (tx) => {
        await tx.query(`select 1 from ${kind.ownerTable} where id = $1 for update`, [ownerId]);
        const known = await listPasskeys(tx, kind, ownerId);
        if (known.length >= mostPasskeys) return { ok: false, code: 'too_many_passkeys' } as const;
        const passkey = {
          id: credential.id,
          ownerId,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: credential.transports ?? [],
        };
        if (!(await insertPasskey(tx, kind, passkey, now()))) {
          return { ok: false, code: 'passkey_invalid' } as const;
        }
        await told(tx);
        return { ok: true } as const;
      });
    },
  };
}

function createUse({
  kind,
  db,
  origin,
  hostname,
  now,
}: Deps): Pick<PasskeyCeremonies, 'requestOptions' | 'ownerOf'> {
  const allowing = (ownerId: string | null) => ({ purpose: 'use', ownerId }) as const;
  return {
    async requestOptions(ownerId) {
      const { generateAuthenticationOptions } = await webAuthn();
      const known = ownerId === null ? [] : await listPasskeys(db, kind, ownerId);
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        userVerification: 'required',
        ...(ownerId !== null && { allowCredentials: known.map(({ id }) => ({ id })) }),
      });
      await rememberChallenge(
        db,
        kind,
        { challenge: options.challenge, ...allowing(ownerId) },
        now(),
      );
      return options;
    },

    async ownerOf(sql, response, asked) {
      const { verifyAuthenticationResponse } = await webAuthn();
      const passkey = await findPasskey(sql, kind, response.id);
      if (!passkey || (asked !== null && passkey.ownerId !== asked)) return null;
      const { id, ownerId, publicKey, counter } = passkey;
      const verified = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) =>
          takeChallenge(sql, kind, { challenge, ...allowing(asked) }, now()),
        expectedOrigin: origin,
        expectedRPID: hostname,
        credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      }).catch(unverified);
      if (!verified.verified) return null;
      const used = { id, counter: verified.authenticationInfo.newCounter };
      return (await notePasskeyUse(sql, kind, used, now())) ? ownerId : null;
    },
  };
}

/** The library throws for anything that does not verify; callers do not learn why. */
function unverified(): { verified: false } {
  return { verified: false };
}

/** Loaded with the first passkey: it includes certificate parsers that nothing else needs. */
const webAuthn = () => import('@simplewebauthn/server');
