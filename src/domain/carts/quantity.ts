/** Most units of one line (store contract, section 9.3). */
export const maximumQuantity = 9999;

/**
 * Reads a quantity as clients send it: a whole number, or its digits as text.
 * Null for everything else; 0 is read, because an update with 0 removes a line.
 */
export function parseQuantity(value: unknown): number | null {
  const number = typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number)) return null;
  return number >= 0 && number <= maximumQuantity ? number : null;
}
