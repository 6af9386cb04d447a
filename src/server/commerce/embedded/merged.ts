import type { Metadata } from '@/domain/cart-record';

/** Of an account's, a cart's or a line's metadata as a whole, in characters of JSON (contract 4). */
const maximumMetadataLength = 10_000;

export function isMetadataTooLarge(metadata: Metadata | null): boolean {
  return JSON.stringify(metadata ?? {}).length > maximumMetadataLength;
}

/** Left out stays, null clears, keys that are given replace their like. */
export function merged<Value extends object>(
  before: Value | null,
  change: Value | null | undefined,
): Value | null {
  if (change === undefined) return before;
  return change === null ? null : { ...before, ...change };
}
