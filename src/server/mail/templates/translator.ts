import { createTranslator } from 'use-intl/core';
import type { Locale } from '@/domain/words/locale';
import type { Messages } from '@/messages/catalogue';
import { loadMessages } from '@/messages/load';

export type MailTranslator = Awaited<ReturnType<typeof makeTranslator>>;

/** Kept, for what a translator has parsed of its messages and formats is lost with it. */
const translators = new Map<Locale, Promise<MailTranslator>>();

/** The words of all mails in one locale. */
export function mailWords(locale: Locale): Promise<MailTranslator> {
  const known = translators.get(locale);
  if (known) return known;
  const made = makeTranslator(locale);
  translators.set(locale, made);
  made.catch(() => translators.delete(locale));
  return made;
}

async function makeTranslator(locale: Locale) {
  const messages = await loadMessages(locale, ['mail']);
  return createTranslator({
    locale,
    // loadMessages gives exactly the namespaces it is asked for.
    messages: messages as Messages,
    namespace: 'mail',
  });
}
