import { useTranslations } from 'next-intl';
import { ArrowLeft } from '@/components/icons/arrow-left';
import { Table } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text/text-link';
import type {
  CustomerInvoice,
  CustomerSubscription,
} from '@/domain/subscriptions/customer-subscription';
import { paths } from '@/domain/pages/paths';
import { SubscriptionActions } from './subscription-actions';
import { SubscriptionPicture } from './subscription-list';
import { SubscriptionStatusBadge } from './subscription-status';
import { useSubscriptionWords } from './use-subscription-words';
import type { ChangeOne } from './use-subscriptions';

type SubscriptionDetailProps = {
  subscription: CustomerSubscription;
  invoices: readonly CustomerInvoice[];
  change: ChangeOne;
};

/** One subscription: its status, charges, actions and invoices. */
export function SubscriptionDetail({ subscription, invoices, change }: SubscriptionDetailProps) {
  const t = useTranslations('subscriptions');
  const { next } = useSubscriptionWords();
  return (
    <div className="grid gap-10">
      <div>
        <TextLink
          href={paths.accountSubscriptions}
          className="inline-flex min-h-target items-center gap-2"
        >
          <ArrowLeft aria-hidden size={20} />
          {t('all')}
        </TextLink>
        <div className="mt-4 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-5 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
          <SubscriptionPicture url={subscription.imageUrl} />
          <div>
            <h2 className="font-display text-2xl">{subscription.productName}</h2>
            {subscription.variantName && (
              <p className="text-ink-soft">{subscription.variantName}</p>
            )}
            <div role="status" className="mt-3 grid justify-items-start gap-3">
              <SubscriptionStatusBadge subscription={subscription} />
              <p>{next(subscription)}</p>
            </div>
          </div>
        </div>
      </div>
      <SubscriptionActions subscription={subscription} change={change} />
      <Facts subscription={subscription} />
      <Invoices invoices={invoices} />
    </div>
  );
}

function Facts({ subscription }: { subscription: CustomerSubscription }) {
  const t = useTranslations('subscriptions.facts');
  const { money } = useSubscriptionWords();
  const { card } = subscription;
  const facts = [
    { label: t('plan'), value: subscription.plan.name },
    { label: t('quantity'), value: String(subscription.quantity) },
    {
      label: t('price'),
      value: t('priceValue', { price: money(subscription.total, subscription) }),
    },
    ...(card ? [{ label: t('card'), value: t('cardValue', card) }] : []),
    { label: t('number'), value: subscription.number },
  ];
  return (
    <section aria-labelledby="subscription-facts">
      <h3 id="subscription-facts" className="text-lg font-semibold">
        {t('heading')}
      </h3>
      <dl className="mt-3 border-t border-line">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-3">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Invoices({ invoices }: { invoices: readonly CustomerInvoice[] }) {
  const t = useTranslations('subscriptions.invoices');
  const { day, money } = useSubscriptionWords();
  if (invoices.length === 0) {
    return (
      <section>
        <h3 className="text-lg font-semibold">{t('caption')}</h3>
        <p className="mt-3 text-ink-soft">{t('none')}</p>
      </section>
    );
  }
  return (
    <Table
      caption={t('caption')}
      rows={invoices}
      rowKey={({ id }) => id}
      columns={[
        { id: 'number', header: t('number'), cell: ({ number }) => number, isRowHeader: true },
        { id: 'date', header: t('date'), cell: ({ date }) => day(date) },
        { id: 'status', header: t('status'), cell: ({ status }) => t(`statuses.${status}`) },
        {
          id: 'amount',
          header: t('amount'),
          cell: (invoice) => money(invoice.total, invoice),
          isNumeric: true,
        },
      ]}
    />
  );
}
