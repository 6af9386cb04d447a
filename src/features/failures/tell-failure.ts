import { createTranslator } from 'next-intl';
import { reportError } from '@/client/error-reporting';
import type { StoreRefusal } from '@/client/requests/store-answer';
import { showToast } from '@/components/ui/toasts/toast';
import { errorCatalogue, type ErrorKey } from '@/domain/failures/error-catalogue';
import { localeOf } from '@/domain/words/locale';
import type { Messages } from '@/messages/catalogue';
import { loadMessages } from '@/messages/load';

/** Code and message of a refusal; null when the code for the request could not be loaded. */
type Cause = Pick<StoreRefusal, 'code' | 'message'> | null;

/**
 * Shows an error toast with the catalogue's text, and reports the server's answer (spec 8). The key's text takes no
 * arguments. A 401 needs neither: it leads to the login.
 *
 * @param source the feature, for the report
 */
export function tellFailure(failure: ErrorKey, cause: Cause, source: string): void {
  if (cause?.code === 'UNAUTHORIZED') return;
  reportError(
    new Error(`${failure}: ${cause ? `${cause.code}, ${cause.message}` : 'no code'}`),
    source,
  );
  // Without a network even the toast's code may not load; the screen still shows what happened.
  showFailure(failure).catch((reason: unknown) => reportError(reason, 'toast'));
}

async function showFailure(failure: ErrorKey): Promise<void> {
  const { lang } = document.documentElement;
  const locale = localeOf(lang);
  const messages = await loadMessages(locale, ['errors']);
  const t = createTranslator({ locale, messages: messages as Messages, namespace: 'errors' });
  await showToast('error', t(errorCatalogue[failure]));
}
