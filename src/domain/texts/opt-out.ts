/** What a person may answer to a text to get no more, in both languages. Accents, case and dots do not matter. */
const endingWords: ReadonlySet<string> = new Set([
  ...['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout'],
  ...['arret', 'arreter', 'arretez', 'desabonner', 'annuler', 'fin'],
]);

/** Twilio answers these itself; to all others we answer. */
const answeredByCarrier: ReadonlySet<string> = new Set([
  ...['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout'],
]);

function plainWord(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

/** Whether an answer says that no more texts are wanted. */
export function isOptOut(text: string): boolean {
  return endingWords.has(plainWord(text));
}

/** Whether the person still needs a confirmation from us, because the carrier sends none. */
export function needsOurAnswer(text: string): boolean {
  return isOptOut(text) && !answeredByCarrier.has(plainWord(text));
}

/** A Canadian or American number as carriers want it: `+14035550142`; null for any other. */
export function mobileNumber(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(local) ? `+1${local}` : null;
}
