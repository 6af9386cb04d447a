import { createTranslator } from 'use-intl/core';
import { showToast } from '@/components/ui/toast';
import { errorCatalogue } from '@/domain/error-catalogue';
import { defaultLocale, isLocale } from '@/domain/locale';
import type { Messages } from '@/messages/catalogue';
import { loadMessages } from '@/messages/load';
import type { CartFailure } from './cart-failure';

/** Shows an error toast in the words of the catalogue, in the language of the page. */
export async function showFailure(failure: CartFailure): Promise<void> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  const messages = await loadMessages(locale, ['errors']);
  const t = createTranslator({ locale, messages: messages as Messages, namespace: 'errors' });
  await showToast('error', t(errorCatalogue[failure]));
}
