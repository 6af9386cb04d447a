import { createTranslator } from 'next-intl';
import { reportError } from '@/client/error-reporting';
import type { StoreRefusal } from '@/client/store-answer';
import { showToast } from '@/components/ui/toast';
import { errorCatalogue } from '@/domain/error-catalogue';
import { defaultLocale, isLocale } from '@/domain/locale';
import type { Messages } from '@/messages/catalogue';
import { loadMessages } from '@/messages/load';
import type { CartFailure } from './cart-failure';

/** Shows an error toast in the words of the catalogue, and reports what the server said (spec 8). */
export function tellFailure(failure: CartFailure, refusal: StoreRefusal): void {
  reportError(new Error(`${failure}: ${refusal.code}, ${refusal.message}`), 'cart');
  // Without a network even the toast's code may not arrive; the screen still says what happened.
  showFailure(failure).catch((reason: unknown) => reportError(reason, 'toast'));
}

async function showFailure(failure: CartFailure): Promise<void> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  const messages = await loadMessages(locale, ['errors']);
  const t = createTranslator({ locale, messages: messages as Messages, namespace: 'errors' });
  await showToast('error', t(errorCatalogue[failure]));
}
