import type { Locale } from '../words/locale';

/** Carriers that have a name in French. Staff and services write the English one. For the server. */
const inFrench = new Map([['canada post', 'Postes Canada']]);

/** A carrier's name in a language; unchanged where it has only one. */
export function carrierName(carrier: string, locale: Locale): string {
  return (locale === 'fr-CA' && inFrench.get(carrier.trim().toLowerCase())) || carrier;
}
