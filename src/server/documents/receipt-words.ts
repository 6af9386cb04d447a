import { createTranslator } from 'use-intl/core';
import { dayInWords } from '@/domain/words/day-in-words';
import { formatMoney, type Cents } from '@/domain/money';
import type { Order } from '@/domain/orders/order';
import { clinicTimeZone } from '@/domain/store';
import type { Messages } from '@/messages/catalogue';
import { loadMessages } from '@/messages/load';

/** What a receipt says beside the order. Null is printed as not recorded, never guessed. */
export type ReceiptFacts = {
  seller: { name: string; address: string | null };
  /** ISO UTC. */
  paidAt: string | null;
  deliveredAt: string | null;
  /** Calendar day: `2027-01-22`. */
  trialEndsOn: string | null;
  serialNumbers: string | null;
  dispenser: string | null;
  prescriber: string | null;
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
    date: (moment: string) => dayInWords(moment, locale, clinicTimeZone),
    day: (day: string) => dayInWords(day, locale, 'UTC'),
  };
}

/** The narrow space some languages put between thousands is in no font we print with. */
function printable(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}
