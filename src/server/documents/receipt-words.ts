import { createTranslator } from 'use-intl/core';
import { dayInWords } from '@/domain/words/day-in-words';
import { formatMoney, formatMoneyInFull, type Cents } from '@/domain/money';
import type { Order } from '@/domain/orders/order';
import type { Clinician, Company } from '@/domain/shop/shop-facts';
import { clinicTimeZone } from '@/domain/store';
import type { Messages } from '@/messages/catalogue';
import { loadMessages } from '@/messages/load';

/** What a receipt says beside the order. A row whose value is null is left out, never guessed. */
export type ReceiptFacts = {
  seller: Company;
  clinician: Clinician;
  /** ISO UTC. */
  paidAt: string | null;
  deliveredAt: string | null;
  /** Calendar day: `2027-01-22`. */
  trialEndsOn: string | null;
  /** Years, and the last day: null before the delivery. */
  warranty: { years: number; endsOn: string | null };
  serialNumbers: string | null;
};

export type ReceiptWords = Awaited<ReturnType<typeof receiptWords>>;

/** Words, amounts and dates in the language and currency of one order. */
export async function receiptWords({
  displayLocale: locale,
  currency,
}: Pick<Order, 'displayLocale' | 'currency'>) {
  const messages = await loadMessages(locale, ['receipt']);
  const t = createTranslator({
    locale,
    // loadMessages gives exactly the namespaces it is asked for.
    messages: messages as Messages,
    namespace: 'receipt',
  });
  return {
    t,
    money: (amount: Cents) => printable(formatMoney(amount, currency, locale)),
    /** With the code of the currency: an insurer must not have to guess whose dollars these are. */
    total: (amount: Cents) => printable(formatMoneyInFull(amount, currency, locale)),
    date: (moment: string) => dayInWords(moment, locale, clinicTimeZone),
    day: (day: string) => dayInWords(day, locale, 'UTC'),
  };
}

/** The narrow space some languages put between thousands is in no font we print with. */
function printable(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}
