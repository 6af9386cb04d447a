import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

/** Encrypts data that must not be readable from the database alone (health data; docs/architecture.md, section 3). */
export interface Sealer {
  /** The id of the key that seals now: a digest that tells nothing about it. */
  readonly keyId: string;
  /**
   * `context` names the place of the text, such as `returns.reason:<id>`: sealed text that is copied elsewhere does not
   * open there.
   */
  seal(text: string, context: string): string;
  /** Throws when the text was changed, is in another place, or its key is gone. */
  open(sealed: string, context: string): string;
  /** The same for files. All of a file at once: no part may be used before the whole was verified. */
  sealBytes(bytes: Uint8Array, context: string): Uint8Array;
  /** Throws as `open` does. */
  openBytes(sealed: Uint8Array, context: string): Uint8Array;
  /**
   * A keyed hash that is equal for equal texts, to find sealed text. It cannot be reversed without the key. After a
   * change of key, earlier fingerprints no longer match.
   */
  fingerprint(text: string, context: string): string;
  /**
   * The fingerprints under every available key, the current one first: during a change of keys, either may be stored.
   */
  fingerprints(text: string, context: string): readonly string[];
}

const version = 'v1';
const nonceLength = 12;
const tagLength = 16;
/** The prefix of a sealed file: `v1.0a1b2c3d.` */
const fileMark = /^v1\.([0-9a-f]{8})\.$/;
const fileMarkLength = 12;

type Key = { id: string; secret: Buffer };

/**
 * AES-256-GCM with a fresh nonce each time. Keys are 64 hexadecimal digits: the first one seals, all of them open, so a
 * new key is added in front. The key's id is a digest and tells nothing about it.
 */
export function createSealer(hexKeys: readonly [string, ...string[]]): Sealer {
  const keys: Key[] = hexKeys.map((hex) => {
    const secret = Buffer.from(hex, 'hex');
    return { id: createHash('sha256').update(secret).digest('hex').slice(0, 8), secret };
  });
  const [current] = keys;
  if (!current || keys.some(({ secret }) => secret.length !== 32)) {
    throw new Error('An encryption key must be 64 hexadecimal digits');
  }

  const pack = (bytes: Uint8Array, context: string): Buffer => {
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv('aes-256-gcm', current.secret, nonce);
    cipher.setAAD(Buffer.from(context));
    const body = [cipher.update(bytes), cipher.final()];
    return Buffer.concat([nonce, cipher.getAuthTag(), ...body]);
  };

  const unpack = (packed: Uint8Array, keyId: string | undefined, context: string): Buffer => {
    const key = keys.find(({ id }) => id === keyId);
    if (!key) throw new Error('Sealed with a key that is not at hand');
    const decipher = createDecipheriv('aes-256-gcm', key.secret, packed.subarray(0, nonceLength));
    decipher.setAAD(Buffer.from(context));
    decipher.setAuthTag(packed.subarray(nonceLength, nonceLength + tagLength));
    const body = packed.subarray(nonceLength + tagLength);
    return Buffer.concat([decipher.update(body), decipher.final()]);
  };

  const fingerprintBy = ({ secret }: Key, text: string, context: string) =>
    createHmac('sha256', secret)
      .update(`fingerprint\n${context}\n${text}`)
      .digest('base64url')
      .slice(0, 22);

  return {
    keyId: current.id,
    seal: (text, context) =>
      [version, current.id, pack(Buffer.from(text), context).toString('base64url')].join('.'),
    open(sealed, context) {
      const [found, keyId, packed = ''] = sealed.split('.');
      const key = found === version ? keyId : undefined;
      return unpack(Buffer.from(packed, 'base64url'), key, context).toString('utf8');
    },
    fingerprint: (text, context) => fingerprintBy(current, text, context),
    fingerprints: (text, context) => keys.map((key) => fingerprintBy(key, text, context)),
    sealBytes: (bytes, context) =>
      Buffer.concat([Buffer.from(`${version}.${current.id}.`), pack(bytes, context)]),
    openBytes(sealed, context) {
      const mark = Buffer.from(sealed.subarray(0, fileMarkLength)).toString('latin1');
      return unpack(sealed.subarray(fileMarkLength), fileMark.exec(mark)?.[1], context);
    },
  };
}
