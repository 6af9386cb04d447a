import { createTranslator } from 'use-intl/core';
import { dayInWords } from '@/domain/words/day-in-words';
import { formatMoney, formatMoneyInFull, type Cents } from '@/domain/money';
import type { Order } from '@/domain/orders/order';
import type { ProvinceCode } from '@/domain/provinces';
import type { Clinician, Company } from '@/domain/shop/shop-facts';
import { clinicTimeZone } from '@/domain/store';
import type { Messages } from '@/messages/catalogue';
import { loadMessages } from '@/messages/load';

/** The facts on a receipt that are not in the order. A row whose value is null is left out, never guessed. */
export type ReceiptFacts = {
  seller: Company;
  clinician: Clinician;
  /** ISO UTC. */
  paidAt: string | null;
  deliveredAt: string | null;
  /** Calendar day: `2027-01-22`. */
  trialEndsOn: string | null;
  /** The years, and the last day, which is null before the delivery. */
  warranty: { years: number; endsOn: string | null };
  serialNumbers: string | null;
};

export type ReceiptWords = Awaited<ReturnType<typeof receiptWords>>;

/** Texts, amounts and dates in the language and currency of one order. */
export async function receiptWords({
  displayLocale: locale,
  currency,
}: Pick<Order, 'displayLocale' | 'currency'>) {
  const messages = await loadMessages(locale, ['receipt', 'fields']);
  const t = createTranslator({
    locale,
    // loadMessages returns exactly the requested namespaces.
    messages: messages as Messages,
    namespace: 'receipt',
  });
  const provinces = createTranslator({
    locale,
    messages: messages as Messages,
    namespace: 'fields.provinces',
  });
  return {
    t,
    province: (code: ProvinceCode) => provinces(code),
    money: (amount: Cents) => printable(formatMoney(amount, currency, locale)),
    /** With the currency code, so that an insurer does not have to guess which dollars these are. */
    total: (amount: Cents) => printable(formatMoneyInFull(amount, currency, locale)),
    date: (moment: string) => dayInWords(moment, locale, clinicTimeZone),
    day: (day: string) => dayInWords(day, locale, 'UTC'),
  };
}

/** Replaces the narrow space that some languages put between thousands: our print fonts lack it. */
function printable(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}
