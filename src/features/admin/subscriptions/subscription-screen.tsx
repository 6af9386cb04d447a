import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { Badge } from '@/components/ui/text/badge';
import { formatMoneyInFull } from '@/domain/money';
import { staffPaths } from '@/domain/staff/staff-paths';
import { Fact } from '../record/fact';
import { Part } from '../record/part';
import { RecordView } from '../record/record-view';
import { useAnswer } from '../record/use-answer';
import { useClinicTime } from '../record/use-clinic-time';
import { AdminPage } from '../shell/admin-page';
import {
  staffSubscriptionSchema,
  type StaffSubscription,
} from '@/domain/staff/answers/subscription';
import { SubscriptionSteps } from './subscription-steps';
import { subscriptionTone } from './subscription-tone';

/** One subscription: customer, product, dates, charges and actions. */
export function SubscriptionScreen() {
  const t = useTranslations('admin-commerce.subscriptions');
  const sections = useTranslations('admin.sections');
  const { id } = useRouter().query;
  const path =
    typeof id === 'string' ? `/api/admin-subscription?id=${encodeURIComponent(id)}` : null;
  const answered = useAnswer(path, staffSubscriptionSchema);
  const number = answered.value?.subscription.number;
  return (
    <AdminPage
      section="subscriptions"
      title={number === undefined ? '' : t('planOf', { number })}
      back={{ href: staffPaths.adminSubscriptions, label: sections('subscriptions') }}
    >
      <RecordView answered={answered}>
        {(value) => (
          <div className="grid gap-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
            <Part heading={t('about')}>
              <Facts {...value} />
            </Part>
            <div className="grid content-start gap-10">
              <SubscriptionSteps value={value} onMoved={answered.show} onStale={answered.reload} />
              <Part heading={t('invoices')}>
                <Invoices {...value} />
              </Part>
            </div>
          </div>
        )}
      </RecordView>
    </AdminPage>
  );
}

function Facts({ subscription }: Pick<StaffSubscription, 'subscription'>) {
  const t = useTranslations('admin-commerce.subscriptions');
  const locale = useLocale();
  const { moment } = useClinicTime();
  const { account, thing, status, period, billing, currency, pausedUntil } = subscription;
  const kind = thing.variantName ? `, ${thing.variantName}` : '';
  return (
    <dl className="grid gap-3">
      <Fact label={t('status')}>
        <Badge tone={subscriptionTone(status)}>{t(`statuses.${status}`)}</Badge>
      </Fact>
      <Fact label={t('customer')}>
        <span className="break-all">
          {account.name ? `${account.name}, ${account.email}` : account.email}
        </span>
      </Fact>
      <Fact label={t('plan')}>
        {t('planAt', {
          quantity: thing.quantity,
          name: `${thing.productName}${kind}`,
          plan: thing.plan.name,
        })}
      </Fact>
      <Fact label={t('price')}>{formatMoneyInFull(thing.plan.price, currency, locale)}</Fact>
      <Fact label={t('paidUntil')}>{moment(period.end)}</Fact>
      {billing.card?.last4 && (
        <Fact label={t('card')}>{`${billing.card.brand ?? ''} ${billing.card.last4}`.trim()}</Fact>
      )}
      {status === 'paused' && (
        <Fact label={t('pausedUntil')}>
          {pausedUntil === null ? t('pausedOpen') : moment(pausedUntil)}
        </Fact>
      )}
      {subscription.isEndingWithPeriod && <Fact label={t('ends')}>{moment(period.end)}</Fact>}
      {subscription.canceledAt && (
        <Fact label={t('canceledAt')}>{moment(subscription.canceledAt)}</Fact>
      )}
    </dl>
  );
}

function Invoices({ invoices }: Pick<StaffSubscription, 'invoices'>) {
  const t = useTranslations('admin-commerce.subscriptions');
  const locale = useLocale();
  const { moment } = useClinicTime();
  if (invoices.length === 0) return <p className="text-ink-soft">{t('noInvoices')}</p>;
  return (
    <ul className="grid gap-3">
      {invoices.map(({ id, number, status, currency, totals, createdAt }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <span className="font-semibold">{t('invoiceOf', { number })}</span>
          <span>{t(`invoiceStatuses.${status}`)}</span>
          <span className="text-ink-soft">{moment(createdAt)}</span>
          <span className="tabular-nums">
            {formatMoneyInFull(totals.grandTotal, currency, locale)}
          </span>
        </li>
      ))}
    </ul>
  );
}
