import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';

/**
 * Ids by which anybody may recover a cart and read its order. They are the encrypted cart id; nothing in the database
 * leads to one.
 */
export interface CheckoutIds {
  /** 32 hex characters for a cart id of 24. */
  of(cartId: string): string;
  /** The keys that find the cart or order of a checkout id, whichever version made it. */
  keysOf(checkoutId: string): CheckoutKeys;
}

export type CheckoutKeys = {
  /** Empty when this shop did not make the id. */
  cartId: string;
  /** The stored digest of an older shop's random ids. */
  digest: string;
};

const cartIdPattern = /^[0-9a-f]{24}$/;
const checkoutIdPattern = /^[0-9a-f]{32}$/;
/** Twelve bytes of id and these make one block: a guess that decrypts to anything else is invalid. */
const filling = '00000000';

/** @param secret of the installation; another one ends every checkout id, as it ends every session */
export function createCheckoutIds(secret: string): CheckoutIds {
  const key = createHmac('sha256', secret).update('checkout ids').digest().subarray(0, 16);
  // There is only ever one block, so there is nothing to chain.
  const algorithm = 'aes-128-ecb';
  return {
    of(cartId) {
      if (!cartIdPattern.test(cartId)) throw new Error('A cart has an id of another form');
      const cipher = createCipheriv(algorithm, key, null).setAutoPadding(false);
      return cipher.update(cartId + filling, 'hex', 'hex') + cipher.final('hex');
    },
    keysOf(checkoutId) {
      const digest = createHash('sha256').update(checkoutId).digest('hex');
      if (!checkoutIdPattern.test(checkoutId)) return { cartId: '', digest };
      const cipher = createDecipheriv(algorithm, key, null).setAutoPadding(false);
      const block = cipher.update(checkoutId, 'hex', 'hex') + cipher.final('hex');
      return { cartId: block.endsWith(filling) ? block.slice(0, 24) : '', digest };
    },
  };
}

/** Fills the column of older shops' readable ids: unique, and useless for finding anything. */
export const hiddenCheckoutId = (cartId: string) => `of ${cartId}`;
