import type { CardSummary } from '../port';

/** What a test card stands for once it is charged. */
export type CardOutcome = 'approve' | 'decline' | 'confirm';

/** A card as it arrives: everything is text on the vault's wire. Lives for one request only. */
export type CardDetails = { number: string; expMonth: string; expYear: string; cvc: string };

export type AcceptedCard = CardSummary & { outcome: CardOutcome };

export type CardFault = { field: 'number' | 'exp_month' | 'cvc'; code: string; message: string };

/** Stripe's well-known numbers, so that nobody has to learn new ones. */
const outcomes: Readonly<Record<string, CardOutcome>> = {
  '4000000000000002': 'decline',
  '4000002500003155': 'confirm',
};

const faults = {
  number: {
    field: 'number',
    code: 'invalid_card_number',
    message: 'Card number appears to be invalid',
  },
  expiry: {
    field: 'exp_month',
    code: 'invalid_card_expiry',
    message: 'Card expiry appears to be invalid',
  },
  cvc: { field: 'cvc', code: 'invalid_card_cvc', message: 'Card CVC code appears to be invalid' },
} as const satisfies Record<string, CardFault>;

/**
 * The rules swell-js applies before it sends a card, applied again because nobody has to use
 * swell-js. Of several faults the last checked one is named, as there (contract 13.2).
 */
export function checkCard(
  details: CardDetails,
  now: Date,
): { ok: true; card: AcceptedCard } | { ok: false; fault: CardFault } {
  const number = details.number.replace(/[\s-]/g, '');
  if (!/^\d{3,4}$/.test(details.cvc.trim())) return { ok: false, fault: faults.cvc };
  const expiry = readExpiry(details.expMonth, details.expYear, now);
  if (!expiry) return { ok: false, fault: faults.expiry };
  if (!/^\d{10,16}$/.test(number) || !passesLuhn(number))
    return { ok: false, fault: faults.number };
  return {
    ok: true,
    card: {
      brand: brandOf(number),
      last4: number.slice(-4),
      ...expiry,
      outcome: outcomes[number] ?? 'approve',
    },
  };
}

function readExpiry(month: string, year: string, now: Date) {
  if (!/^\s*\d{1,2}\s*$/.test(month) || !/^\s*\d{4}\s*$/.test(year)) return null;
  const expMonth = Number(month);
  const expYear = Number(year);
  if (expMonth < 1 || expMonth > 12) return null;
  // A card is good until the last moment of its month; 50 years ahead is a typing mistake.
  const monthsLeft = (expYear - now.getUTCFullYear()) * 12 + (expMonth - 1 - now.getUTCMonth());
  return monthsLeft < 0 || monthsLeft >= 50 * 12 ? null : { expMonth, expYear };
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

const brandPrefixes: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'Visa'],
  [/^5/, 'MasterCard'],
  [/^3[47]/, 'American Express'],
  [/^6[0245]/, 'Discover'],
  [/^35/, 'JCB'],
  [/^3[0689]/, 'Diners Club'],
];

function brandOf(number: string): string {
  return brandPrefixes.find(([prefix]) => prefix.test(number))?.[1] ?? 'Unknown';
}
