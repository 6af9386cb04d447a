import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { reportError } from '@/client/error-reporting';
import type { StoreRefusal } from '@/client/requests/store-answer';
import { showToast } from '@/components/ui/toasts/toast';
import { errorCatalogue, errorKeyOf, type ErrorKey } from '@/domain/failures/error-catalogue';

/** Spec 9: time limit of a request. */
const timeoutSeconds = 20;

/** Failures of the login pages, named after the action; their texts take no arguments. */
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
 * Reports a failure: an error toast with the catalogue's text (spec 8), and an error report. A refusal with a more
 * specific reason (no connection, too many tries) gets its own text.
 */
export function useTellFailure(): (failure: AuthFailure, refusal?: StoreRefusal) => void {
  const t = useTranslations('errors');
  return useCallback(
    (failure, refusal) => {
      if (refusal) reportError(new Error(`${failure}: ${refusal.code}`), 'auth');
      const key = (refusal && errorKeyOf({ code: refusal.code })) ?? failure;
      const words = t(errorCatalogue[key], { seconds: timeoutSeconds });
      // Without a network even the toast's code may not load.
      showToast('error', words).catch((reason: unknown) => reportError(reason, 'toast'));
    },
    [t],
  );
}
