import { createTranslator } from 'use-intl/core';
import type { Locale } from '@/domain/locale';
import type { Messages } from '@/messages/catalogue';
import { loadMessages } from '@/messages/load';

/** The words of all mails in one locale. */
export async function mailWords(locale: Locale) {
  const messages = await loadMessages(locale, ['mail']);
  return createTranslator({
    locale,
    // loadMessages gives exactly the namespaces it is asked for.
    messages: messages as Messages,
    namespace: 'mail',
  });
}

export type MailTranslator = Awaited<ReturnType<typeof mailWords>>;
