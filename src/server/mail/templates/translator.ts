import { createTranslator } from 'use-intl/core';
import type { Locale } from '@/domain/locale';
import type { Messages } from '@/messages/catalogue';
import { loadMessages } from '@/messages/load';

/** The words of the order confirmation in one locale. */
export async function orderConfirmationWords(locale: Locale) {
  const messages = await loadMessages(locale, ['mail']);
  return createTranslator({
    locale,
    // loadMessages gives exactly the namespaces it is asked for.
    messages: messages as Messages,
    namespace: 'mail.orderConfirmation',
  });
}

export type MailTranslator = Awaited<ReturnType<typeof orderConfirmationWords>>;
