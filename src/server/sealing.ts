import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encrypts what nobody who only has the database may read (health data; architecture 5). */
export interface Sealer {
  /**
   * `context` names the place the text belongs to, such as `returns.reason:<id>`: sealed text that
   * was copied elsewhere does not open there.
   */
  seal(text: string, context: string): string;
  /** Throws when the text was changed, belongs elsewhere, or its key is gone. */
  open(sealed: string, context: string): string;
}

const version = 'v1';
const nonceLength = 12;
const tagLength = 16;

type Key = { id: string; secret: Buffer };

/**
 * AES-256-GCM with a fresh nonce each time. Keys are 64 hexadecimal digits: the first one seals, all of them open,
 * so that a key is changed by putting the new one in front. The key's id is a digest and tells nothing about it.
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

  return {
    seal(text, context) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', current.secret, nonce);
      cipher.setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const packed = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
      return [version, current.id, packed].join('.');
    },
    open(sealed, context) {
      const [found, keyId, packed = ''] = sealed.split('.');
      const key = keys.find(({ id }) => id === keyId);
      if (found !== version || !key) throw new Error('Sealed with a key that is not at hand');
      const bytes = Buffer.from(packed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key.secret, bytes.subarray(0, nonceLength));
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
      const body = bytes.subarray(nonceLength + tagLength);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
  };
}
