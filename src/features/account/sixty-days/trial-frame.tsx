import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { Container } from '@/components/ui/text/section';
import { TextLink } from '@/components/ui/text/text-link';
import { paths } from '@/domain/pages/paths';
import { RequireCustomer } from '@/features/auth/public';
import { useSixtyDays, type SixtyDaysState } from './use-sixty-days';
import type { SixtyDaysView, TrialOfCustomer } from './sixty-days-requests';

export type TrialPartProps = {
  trial: TrialOfCustomer;
  view: SixtyDaysView;
  state: SixtyDaysState;
};

type TrialFrameProps = { children: (part: TrialPartProps) => ReactNode };

/** The login guard of the pages about the trial, and what they show until it is known. */
export function TrialFrame({ children }: TrialFrameProps) {
  return (
    <RequireCustomer>
      {(account) => (
        <Loaded key={account.id} accountId={account.id}>
          {children}
        </Loaded>
      )}
    </RequireCustomer>
  );
}

function Loaded({ accountId, children }: TrialFrameProps & { accountId: string }) {
  const t = useTranslations('sixty-days');
  const state = useSixtyDays(accountId);
  const { view, retry } = state;
  if (view.status === 'ready' && view.value.trial) {
    return children({ trial: view.value.trial, view: view.value, state });
  }
  return (
    <Container className="min-h-dvh py-section">
      <h1 className="mb-8 font-display text-4xl">{t('heading')}</h1>
      {view.status === 'loading' && (
        <div role="status">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-72 max-w-form" />
        </div>
      )}
      {view.status === 'failed' && (
        <EmptyState title={t('failed')} action={<Button onClick={retry}>{t('retry')}</Button>} />
      )}
      {view.status === 'ready' && (
        <>
          <p className="max-w-prose">{t('none')}</p>
          <p className="mt-4">
            <TextLink href={paths.accountOrders}>{t('toOrders')}</TextLink>
          </p>
        </>
      )}
    </Container>
  );
}
