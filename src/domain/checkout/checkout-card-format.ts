/** Longer than any card, so that a surplus digit stays visible and is not cut off. */
const mostTypedDigits = 19;

/** Formats a number while it is typed, as `4242 4242 4242 4242`: digits in groups of four, whatever separated them. */
export function groupCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, mostTypedDigits);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/**
 * Formats an expiry while it is typed, as `08 / 28` like on cards. `8`, `8/` and `08` all mean August; a year of four
 * digits is left as it is.
 */
export function formatExpiry(typed: string): string {
  const text = typed
    .trimStart()
    .replace(/^(\d)\s*[/-]/, '0$1')
    .replace(/^([2-9])/, '0$1');
  const digits = text.replace(/\D/g, '').slice(0, 6);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** At most four digits, nothing else. */
export function formatSecurityCode(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 4);
}

/** Caret position after formatting: behind the same number of digits as before. */
export function caretAfterDigits(formatted: string, digitCount: number): number {
  let seen = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (seen === digitCount) return index;
    if (/\d/.test(formatted.charAt(index))) seen += 1;
  }
  return formatted.length;
}
