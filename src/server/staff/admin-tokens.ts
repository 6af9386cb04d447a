import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 144 random bits, then 192 bits of signature: base64url without padding, so the lengths are fixed. */
const idLength = 24;
const signatureLength = 32;
const tokenPattern = /^[A-Za-z0-9_-]{56}$/;

type AdminTokens = {
  make(): { id: string; token: string };
  /** The id inside a valid token; null for anything else, without a database query. */
  idOf(token: string): string | null;
};

/**
 * Tokens of the admin area. They are signed with a secret that is not in the database and depends on the shared
 * password, so that changing the password ends every login.
 */
export function createAdminTokens(secret: string, sharedPassword: string): AdminTokens {
  const key = createHmac('sha256', secret).update(`admin\n${sharedPassword}`).digest();
  const sign = (id: string) =>
    createHmac('sha256', key).update(id).digest('base64url').slice(0, signatureLength);
  return {
    make() {
      const id = randomBytes(18).toString('base64url');
      return { id, token: id + sign(id) };
    },
    idOf(token) {
      if (!tokenPattern.test(token)) return null;
      const id = token.slice(0, idLength);
      const isOurs = timingSafeEqual(Buffer.from(token.slice(idLength)), Buffer.from(sign(id)));
      return isOurs ? id : null;
    },
  };
}
