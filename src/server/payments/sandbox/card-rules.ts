import {
  cardBrand,
  cardDigits,
  cardExpiryState,
  isCardCvc,
  isCardNumber,
  type CardExpiry,
} from '@/domain/checkout/card';
import type { CardSummary } from '../port';

/** The outcome of a test card when it is charged. */
export type CardOutcome = 'approve' | 'decline' | 'decline_later' | 'confirm' | 'unsupported';

/** A card as it is sent: the vault receives everything as text. Lives for one request only. */
export type CardDetails = { number: string; expMonth: string; expYear: string; cvc: string };

export type AcceptedCard = CardSummary & { outcome: CardOutcome };

export type CardFault = { field: 'number' | 'exp_month' | 'cvc'; code: string; message: string };

/** Well-known test numbers, so that nobody has to learn new ones. */
const outcomes: Readonly<Record<string, CardOutcome>> = {
  '4000000000000002': 'decline',
  '4000000000000341': 'decline_later',
  '4000000000009995': 'unsupported',
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
 * The rules swell-js applies before it sends a card, applied again because clients need not use swell-js. Of several
 * faults the last one checked is reported, as there (contract 13.2).
 */
export function checkCard(
  details: CardDetails,
  now: Date,
): { ok: true; card: AcceptedCard } | { ok: false; fault: CardFault } {
  const { month, year } = expiryOf(details);
  if (!isCardCvc(details.cvc)) return { ok: false, fault: faults.cvc };
  if (cardExpiryState({ month, year }, now) !== 'good') return { ok: false, fault: faults.expiry };
  if (!isCardNumber(details.number)) return { ok: false, fault: faults.number };
  const digits = cardDigits(details.number);
  return {
    ok: true,
    card: {
      brand: cardBrand(digits) ?? 'Unknown',
      last4: digits.slice(-4),
      expMonth: month,
      expYear: year,
      outcome: outcomes[digits] ?? 'approve',
    },
  };
}

/** NaN for anything but a month and a four-digit year: `30` would be the first century (swell-js). */
function expiryOf({ expMonth, expYear }: CardDetails): CardExpiry {
  return { month: wholeNumber(/^\d{1,2}$/, expMonth), year: wholeNumber(/^\d{4}$/, expYear) };
}

function wholeNumber(form: RegExp, text: string): number {
  const trimmed = text.trim();
  return form.test(trimmed) ? Number(trimmed) : NaN;
}
