import type { Metadata } from './cart-record';

/** Of an account's, a cart's or a line's metadata as a whole, in characters of JSON (contract 4). */
const maximumMetadataLength = 10_000;

export function isMetadataTooLarge(metadata: Metadata | null): boolean {
  return JSON.stringify(metadata ?? {}).length > maximumMetadataLength;
}
