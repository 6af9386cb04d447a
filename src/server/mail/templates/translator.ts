import { createTranslator } from 'use-intl/core';
import type { Locale } from '@/domain/words/locale';
import type { Messages } from '@/messages/catalogue';
import { loadMessages } from '@/messages/load';

export type MailTranslator = Awaited<ReturnType<typeof makeTranslator>>;

/** Cached, because a translator caches its parsed messages and formats. */
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
    // loadMessages returns exactly the requested namespaces.
    messages: messages as Messages,
    namespace: 'mail',
  });
}
