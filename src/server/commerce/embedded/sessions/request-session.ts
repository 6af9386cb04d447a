import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isLocale } from '@/domain/words/locale';
import type { SessionRecord } from '@/domain/accounts/session';
import { isStoreCurrency } from '@/domain/store';
import type { RequestSession, Sessions } from '../engine';

/** 144 random bits, then 128 bits of signature: base64url without padding, so the lengths are fixed. */
const keyLength = 24;
const signatureLength = 22;
const idPattern = /^[A-Za-z0-9_-]{46}$/;

/**
 * Issues and checks session ids. They are signed, so that an id given to a reader needs no row before its first write.
 * Only the random part is stored, so that a copy of the database opens no session.
 */
export function createSessionOpener(secret: string): Sessions['open'] {
  const sign = (key: string) =>
    createHmac('sha256', secret).update(key).digest('base64url').slice(0, signatureLength);

  const verifiedKey = (id: string | undefined) => {
    if (id === undefined || !idPattern.test(id)) return null;
    const key = id.slice(0, keyLength);
    const isOurs = timingSafeEqual(Buffer.from(id.slice(keyLength)), Buffer.from(sign(key)));
    return isOurs ? key : null;
  };

  return ({ session, locale, currency }) => {
    const preferred: RequestSession['preferred'] = {
      locale: isLocale(locale) ? locale : null,
      currency: isStoreCurrency(currency) ? currency : null,
    };
    return new SignedSession(verifiedKey(session), preferred, sign);
  };
}

class SignedSession implements RequestSession {
  #key: string;
  #isFresh: boolean;
  #isReplaced: boolean;
  #isSilent = false;

  constructor(
    knownKey: string | null,
    readonly preferred: Pick<SessionRecord, 'locale' | 'currency'>,
    private readonly sign: (key: string) => string,
  ) {
    this.#key = knownKey ?? newKey();
    this.#isFresh = knownKey === null;
    this.#isReplaced = this.#isFresh;
  }

  get key() {
    return this.#key;
  }

  get id() {
    return this.#key + this.sign(this.#key);
  }

  get isFresh() {
    return this.#isFresh;
  }

  get isReplaced() {
    return this.#isReplaced && !this.#isSilent;
  }

  get isSilent() {
    return this.#isSilent;
  }

  renew() {
    this.#key = newKey();
    this.#isFresh = true;
    this.#isReplaced = true;
    this.#isSilent = false;
  }

  rowWritten() {
    this.#isFresh = false;
  }

  silence() {
    this.renew();
    this.#isSilent = true;
  }
}

function newKey(): string {
  return randomBytes(18).toString('base64url');
}
