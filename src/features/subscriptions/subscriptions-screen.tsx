import { useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { SupportPhone } from '@/components/ui/text/support-phone';
import type { CustomerSubscription } from '@/domain/subscriptions/customer-subscription';
import { paths } from '@/domain/pages/paths';
import { AccountLayout } from '@/features/account/public';
import { SubscriptionDetail } from './subscription-detail';
import { SubscriptionList } from './subscription-list';
import { useSubscriptions } from './use-subscriptions';

/** The customer's subscriptions for goods and services: all of them, or the one in the address. */
export function SubscriptionsScreen() {
  const t = useTranslations('subscriptions');
  return (
    <AccountLayout heading={t('heading')}>
      {(account) => <Subscriptions key={account.id} accountId={account.id} />}
    </AccountLayout>
  );
}

function Subscriptions({ accountId }: { accountId: string }) {
  const { view, retry, change } = useSubscriptions(accountId);
  const { query } = useRouter();
  switch (view.status) {
    case 'loading':
      return <LoadingSubscriptions />;
    case 'failed':
      return <FailedSubscriptions onRetry={retry} />;
    case 'ready': {
      const { subscriptions, invoices } = view.value;
      if (subscriptions.length === 0) return <NoSubscriptions />;
      const { plan } = query;
      const chosen = subscriptions.find(({ id }) => id === plan);
      if (!chosen) return <AllSubscriptions all={subscriptions} isMissing={plan !== undefined} />;
      const own = invoices.filter(({ subscriptionId }) => subscriptionId === chosen.id);
      return (
        <SubscriptionDetail key={chosen.id} subscription={chosen} invoices={own} change={change} />
      );
    }
  }
}

function LoadingSubscriptions() {
  const t = useTranslations('subscriptions');
  return (
    <div className="grid gap-6">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-36" />
      <Skeleton className="h-36" />
    </div>
  );
}

function FailedSubscriptions({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('subscriptions');
  return (
    <div role="alert">
      <EmptyState title={t('failed')} action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}>
        <p>{t.rich('failedText', { phone: () => <SupportPhone /> })}</p>
      </EmptyState>
    </div>
  );
}

function NoSubscriptions() {
  const t = useTranslations('subscriptions');
  return (
    <EmptyState
      title={t('empty')}
      action={<ButtonLink href={paths.accessories}>{t('toAccessories')}</ButtonLink>}
    >
      <p>{t('emptyText')}</p>
    </EmptyState>
  );
}

type AllSubscriptionsProps = {
  all: readonly CustomerSubscription[];
  /** The subscription in the address does not exist. */
  isMissing: boolean;
};

function AllSubscriptions({ all, isMissing }: AllSubscriptionsProps) {
  const t = useTranslations('subscriptions');
  return (
    <>
      {isMissing && (
        <div role="status" className="mb-8">
          <h2 className="font-display text-2xl">{t('missing')}</h2>
          <p className="mt-2 text-ink-soft">{t('missingText')}</p>
        </div>
      )}
      <SubscriptionList subscriptions={all} />
    </>
  );
}
