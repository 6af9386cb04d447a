import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { errorCatalogue } from '@/domain/failures/error-catalogue';
import { useShown } from './use-shown';

/**
 * Says above a form's button that a try failed. It takes the focus and comes into view when it appears: Enter in the
 * first field of a long form sends it, too. No toast: its code may not load either.
 */
export function SendFailure({ children }: { children: ReactNode }) {
  const words = useShown<HTMLDivElement>();
  return (
    <div ref={words} role="alert" tabIndex={-1}>
      <Notice tone="attention">{children}</Notice>
    </div>
  );
}

/** Says that the last try was lost: the code that judges or sends the form could not be loaded. */
export function NotSent({ isShown }: { isShown: boolean }) {
  const t = useTranslations('errors');
  return isShown && <SendFailure>{t(errorCatalogue.formLost)}</SendFailure>;
}
