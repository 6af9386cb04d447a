import type { Locale } from '../words/locale';

/** Twilio answers these itself; to the others we answer. */
const englishWords: ReadonlySet<string> = new Set([
  ...['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout'],
]);

const frenchWords: ReadonlySet<string> = new Set([
  ...['arret', 'arreter', 'arretez', 'desabonner', 'annuler', 'fin'],
]);

function plainWord(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

/**
 * The language in which an answer says that no more texts are wanted; null when it does not say so. Accents, case and
 * dots do not matter.
 */
export function optOutLanguage(text: string): Locale | null {
  const word = plainWord(text);
  if (englishWords.has(word)) return 'en-US';
  return frenchWords.has(word) ? 'fr-CA' : null;
}

/** Whether the person still needs a confirmation from us, because the carrier sends none. */
export function needsOurAnswer(text: string): boolean {
  return frenchWords.has(plainWord(text));
}

/** A Canadian or American number as carriers want it: `+14035550142`; null for any other. */
export function mobileNumber(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(local) ? `+1${local}` : null;
}
