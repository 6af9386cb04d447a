import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Twilio's signature of a call (twilio.com/docs/usage/security): HMAC-SHA1 over the address and the sorted fields,
 * each name followed by its value.
 */
export function twilioSignature(
  authToken: string,
  { url, fields }: { url: string; fields: ReadonlyMap<string, string> },
): string {
  const told = [...fields].toSorted(([a], [b]) => (a < b ? -1 : 1)).flat();
  return createHmac('sha1', authToken)
    .update([url, ...told].join(''))
    .digest('base64');
}

/** Compares in constant time. */
export function isSignedBy(
  authToken: string,
  signature: string | null,
  call: { url: string; fields: ReadonlyMap<string, string> },
): boolean {
  if (signature === null) return false;
  const expected = Buffer.from(twilioSignature(authToken, call));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
