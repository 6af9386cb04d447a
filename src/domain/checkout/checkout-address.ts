/** D, F, I, O, Q and U never occur in a postal code, W and Z never start it (Canada Post addressing guidelines). */
const postalCodePattern = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/;

/** `t2p1j9`, `T2P-1J9` and `T2P 1J9` are all `T2P 1J9`; null for anything that is no valid postal code. */
export function normalizePostalCode(text: string): string | null {
  const compact = text.replace(/[\s-]/g, '').toUpperCase();
  return postalCodePattern.test(compact) ? `${compact.slice(0, 3)} ${compact.slice(3)}` : null;
}

/** Initial value of a phone field (spec 9). */
export const phonePrefix = '+1';

/**
 * A North American number, however it is punctuated, becomes `+18075550118`; other countries need their leading plus.
 * Null for anything that is no phone number, the bare prefix included.
 */
export function normalizePhone(text: string): string | null {
  if (/[^\d\s().+/-]/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  // Only North America's country code starts with 1; E.164 allows fifteen digits.
  if (/^\s*\+\s*[2-9]/.test(text)) return /^\d{8,15}$/.test(digits) ? `+${digits}` : null;
  const local = digits.replace(/^1/, '');
  // Area codes and exchanges start with 2 to 9 (North American Numbering Plan).
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(local) ? `+1${local}` : null;
}

/** True while the field holds only its initial prefix. */
export function isPhoneUntouched(text: string): boolean {
  return ['', '1'].includes(text.replace(/\D/g, ''));
}

/** Prints `+14035550118` as `+1 403 555 0118`. Anything else stays as it is. */
export function printedPhone(text: string): string {
  return text.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3');
}
