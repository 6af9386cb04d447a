import type { Sealer } from './sealing';

/** Nobody has more names than this; a longer text is not a name. */
const mostWords = 10;

const context = 'name-marks';

/**
 * Fingerprints of the words of a sealed name. Searching for a whole word finds it, in any case and without accents; the
 * database alone reveals nothing.
 */
export function nameMarks(sealer: Sealer, name: string): string[] {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, mostWords).map((word) => sealer.fingerprint(word, context));
}
