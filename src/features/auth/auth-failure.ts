import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { reportError } from '@/client/error-reporting';
import type { StoreRefusal } from '@/client/requests/store-answer';
import { showToast } from '@/components/ui/toasts/toast';
import { errorCatalogue, errorKeyOf, type ErrorKey } from '@/domain/failures/error-catalogue';

/** Spec 9: how long a request is waited for. */
const timeoutSeconds = 20;

/** Failures of the login family, named after what was tried; their words take no arguments. */
export type AuthFailure = Extract<
  ErrorKey,
  | 'login'
  | 'existEmail'
  | 'register'
  | 'resetPassword'
  | 'guestReset'
  | 'subscriptionUpdate'
  | 'generic'
>;

/**
 * Tells that something did not work: an error toast in the words of the catalogue (spec 8), and a report. A
 * refusal that says more than what was tried (no connection, too many tries) is told in its own words.
 */
export function useTellFailure(): (failure: AuthFailure, refusal?: StoreRefusal) => void {
  const t = useTranslations('errors');
  return useCallback(
    (failure, refusal) => {
      if (refusal) reportError(new Error(`${failure}: ${refusal.code}`), 'auth');
      const key = (refusal && errorKeyOf({ code: refusal.code })) ?? failure;
      const words = t(errorCatalogue[key], { seconds: timeoutSeconds });
      // Without a network even the toast's code may not arrive.
      showToast('error', words).catch((reason: unknown) => reportError(reason, 'toast'));
    },
    [t],
  );
}
