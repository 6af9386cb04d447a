import { useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { TextLink } from '@/components/ui/text/text-link';
import { staffPaths } from '@/domain/staff/staff-paths';
import { Fact } from '../record/fact';
import { Part } from '../record/part';
import { DoNotPhone } from '../record/do-not-phone';
import { RecordView } from '../record/record-view';
import { RunningPlans } from '../record/running-plans';
import { useAnswer, type Answered } from '../record/use-answer';
import { useClinicTime } from '../record/use-clinic-time';
import { AdminPage } from '../shell/admin-page';
import { NextStep } from './next-step';
import { PaidBack } from './paid-back';
import { staffReturnSchema, type StaffReturn } from '@/domain/staff/answers/return';
import { ReturnBadge } from './return-badge';

/** One return: customer, items, reason, history, and our next step. */
export function ReturnScreen() {
  const t = useTranslations('admin-commerce.returns');
  const sections = useTranslations('admin.sections');
  const { id } = useRouter().query;
  const path = typeof id === 'string' ? `/api/admin-return?id=${encodeURIComponent(id)}` : null;
  const answered = useAnswer(path, staffReturnSchema);
  const number = answered.value?.return.orderNumber;
  return (
    <AdminPage
      section="returns"
      title={number === undefined ? '' : t('title', { number })}
      back={{ href: staffPaths.adminReturns, label: sections('returns') }}
    >
      <RecordView answered={answered}>
        {(value) => <Whole value={value} answered={answered} />}
      </RecordView>
    </AdminPage>
  );
}

type WholeProps = { value: StaffReturn; answered: Answered<StaffReturn> };

function Whole({ value, answered }: WholeProps) {
  const t = useTranslations('admin-commerce.returns');
  const { moment } = useClinicTime();
  const { return: request } = value;
  return (
    <div className="grid gap-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-10">
        <Part heading={t('about')}>
          <Facts value={value} />
        </Part>
        <Part heading={t('timeline')}>
          <ol className="grid gap-2">
            {request.steps.map(({ status, at }) => (
              <li key={status} className="flex flex-wrap items-center justify-between gap-3">
                <ReturnBadge status={status} />
                <span className="text-ink-soft">{moment(at)}</span>
              </li>
            ))}
          </ol>
        </Part>
        {value.order && value.refunds.length > 0 && (
          <PaidBack order={value.order} refunds={value.refunds} />
        )}
        {value.plans.length > 0 && <RunningPlans plans={value.plans} />}
      </div>
      <NextStep value={value} onMoved={answered.show} onStale={answered.reload} />
    </div>
  );
}

function Facts({ value: { return: request, customer, clock } }: { value: StaffReturn }) {
  const t = useTranslations('admin-commerce.returns');
  const reasons = useTranslations('return-reasons');
  const { day } = useClinicTime();
  const { endsOn, daysLeft = 0 } = clock;
  return (
    <dl className="grid gap-3">
      <Fact label={t('status')}>
        <ReturnBadge status={request.status} />
      </Fact>
      <Fact label={t('order')}>
        <TextLink href={staffPaths.adminOrder(request.orderId)}>
          {t('orderOf', { number: request.orderNumber })}
        </TextLink>
      </Fact>
      {customer && (
        <Fact label={t('customer')}>
          <span className="grid justify-items-start gap-1 break-all">
            {customer.name && <span>{customer.name}</span>}
            <span>{customer.email}</span>
            {customer.phone && <span>{customer.phone}</span>}
            {customer.doNotPhone && <DoNotPhone />}
          </span>
        </Fact>
      )}
      <Fact label={t('clock')}>
        {clock.state === 'running' && endsOn
          ? t('clockRunning', { count: daysLeft, date: day(endsOn) })
          : clock.state === 'over' && endsOn
            ? t('clockOver', { date: day(endsOn) })
            : t('clockWaiting', { count: clock.days })}
      </Fact>
      <Fact label={t('mainReason')}>{reasons(request.mainReason ?? 'none_given')}</Fact>
      <Fact label={t('reason')}>
        <span className="whitespace-pre-wrap">{request.reason || t('reasonGone')}</span>
      </Fact>
      {request.label && (
        <Fact label={t('label')}>{`${request.label.carrier} ${request.label.trackingCode}`}</Fact>
      )}
      {request.note && (
        <Fact label={t('told')}>
          <span className="whitespace-pre-wrap">{request.note}</span>
        </Fact>
      )}
    </dl>
  );
}
