import type { Metadata } from '../carts/cart-record';

/** Limit for the metadata of an account, a cart or a line, in characters of JSON (contract 4). */
const maximumMetadataLength = 10_000;

export function isMetadataTooLarge(metadata: Metadata | null): boolean {
  return JSON.stringify(metadata ?? {}).length > maximumMetadataLength;
}

type Joined = { ok: true; value: Metadata | null } | { ok: false; code: 'metadata_too_large' };

/** Adds keys to existing metadata. Each of the two may be within the limit while both together are not. */
export function joinMetadata(before: Metadata | null, more: Metadata | null | undefined): Joined {
  if (!more) return { ok: true, value: before };
  const value = { ...before, ...more };
  return isMetadataTooLarge(value)
    ? { ok: false, code: 'metadata_too_large' }
    : { ok: true, value };
}
