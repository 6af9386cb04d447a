import { createTranslator } from 'use-intl/core';
import { dayInWords } from '@/domain/words/day-in-words';
import type { Locale } from '@/domain/words/locale';
import { formatMoney, type Cents } from '@/domain/money';
import { clinicTimeZone } from '@/domain/store';
import type { Messages } from '@/messages/catalogue';
import { loadMessages } from '@/messages/load';

/** The words of an estimate in one locale; the page uses the same. */
export async function estimateWords(locale: Locale) {
  // loadMessages returns exactly the requested namespaces.
  const messages = (await loadMessages(locale, ['estimate', 'fields'])) as Messages;
  const dayIn = (timeZone: string) => (moment: string) => dayInWords(moment, locale, timeZone);
  return {
    t: createTranslator({ locale, messages, namespace: 'estimate' }),
    provinceName: createTranslator({ locale, messages, namespace: 'fields.provinces' }),
    money: (amount: Cents) => formatMoney(amount, 'CAD', locale),
    /** A moment as a date in the clinic's time zone. */
    date: dayIn(clinicTimeZone),
    /** A calendar day. */
    day: dayIn('UTC'),
  };
}

export type EstimateWords = Awaited<ReturnType<typeof estimateWords>>;
