import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/text/link';
import { staffPaths } from '@/domain/staff/staff-paths';
import { RecordView } from '../record/record-view';
import { useAnswer } from '../record/use-answer';
import { useClinicTime } from '../record/use-clinic-time';
import { AdminPage } from '../shell/admin-page';
import { todaySchema, type TodayAnswer } from '@/domain/staff/answers/today';

type Waiting = { count: number; since: string | null };

/** The start page of the admin area: what is waiting, since when, with links to it. */
export function TodayScreen() {
  const t = useTranslations('admin-today');
  const sections = useTranslations('admin.sections');
  const answered = useAnswer('/api/admin-today', todaySchema);
  return (
    <AdminPage section="today" title={sections('today')}>
      <RecordView answered={answered}>{(today) => <Work today={today} />}</RecordView>
      <p className="mt-6 text-ink-soft">{t('note')}</p>
    </AdminPage>
  );
}

function Work({ today }: { today: TodayAnswer }) {
  const t = useTranslations('admin-today');
  const { moment } = useClinicTime();
  const { tests, messages, returns, calls, callRequests, ordersToShip, failedJobs } = today;
  if (Object.values(today).every((waiting) => waiting === undefined)) return <p>{t('noRooms')}</p>;
  return (
    <ul className="border-t-[1.5px] border-ink">
      {today.heldOrders && <HeldOrders held={today.heldOrders} />}
      <Row
        label={t('tests')}
        waiting={tests}
        detail={tests && tests.flagged > 0 && t('flagged', { count: tests.flagged })}
        href={`${staffPaths.adminHearingTests}?state=open`}
      />
      <Row
        label={t('messages')}
        waiting={messages}
        href={`${staffPaths.adminMessages}?status=waiting`}
      />
      <Row label={t('returns')} waiting={returns} href={staffPaths.adminReturns} />
      <Row
        label={t('calls')}
        waiting={calls && { ...calls, since: null }}
        detail={calls?.since && t('nextCall', { moment: moment(calls.since) })}
        href={staffPaths.adminConsultations}
      />
      <Row
        label={t('callRequests')}
        waiting={callRequests}
        href={`${staffPaths.adminCallRequests}?state=waiting`}
      />
      <Row label={t('trials')} waiting={today.trials} href={staffPaths.adminCallFirst} />
      <Row
        label={t('devices')}
        waiting={today.devices}
        href={`${staffPaths.adminDevices}?state=open`}
      />
      <Row
        label={t('ordersToShip')}
        waiting={ordersToShip}
        href={`${staffPaths.adminOrders}?status=delivery_pending`}
      />
      <Row label={t('failedJobs')} waiting={failedJobs} href={staffPaths.adminJobs} />
    </ul>
  );
}

/** Held orders by reason; staff who may not see the reasons get one link to all of them. */
function HeldOrders({ held }: { held: NonNullable<TodayAnswer['heldOrders']> }) {
  const t = useTranslations('admin-today');
  const { moment } = useClinicTime();
  const count = held.reduce((sum, one) => sum + one.count, 0);
  const hrefOf = (reason: string | null) => {
    const narrowed = reason !== null && reason !== 'clinic' && { reason };
    const query = new URLSearchParams({ status: 'hold', ...narrowed });
    return `${staffPaths.adminOrders}?${query.toString()}`;
  };
  return (
    <Row
      label={t('heldOrders')}
      waiting={{ count, since: null }}
      detail={held.map(({ reason, count: ofReason, since }) => (
        <Link
          key={reason ?? 'none'}
          href={hrefOf(reason)}
          className="inline-flex min-h-target items-center underline decoration-accent underline-offset-[0.25em]"
        >
          {t('held', { reason: t(`reasons.${reason ?? 'none'}`), count: ofReason })}
          {since && `, ${t('since', { moment: moment(since) })}`}
        </Link>
      ))}
      href={hrefOf(null)}
    />
  );
}

type RowProps = {
  label: string;
  /** Left out for sections of other roles. */
  waiting: Waiting | undefined;
  detail?: React.ReactNode;
  href: string;
};

function Row({ label, waiting, detail, href }: RowProps) {
  const t = useTranslations('admin-today');
  const { moment } = useClinicTime();
  if (!waiting) return null;
  const { count, since } = waiting;
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] items-baseline gap-x-4 border-b border-line py-3 md:grid-cols-[5rem_16rem_minmax(0,1fr)]">
      <span className="tabular-nums text-right font-display text-[1.75rem] leading-tight">
        {count}
      </span>
      <Link
        href={href}
        className="inline-flex min-h-target items-center font-semibold underline decoration-accent underline-offset-[0.25em]"
      >
        {label}
      </Link>
      <span className="col-start-2 flex flex-wrap gap-x-5 text-ink-soft md:col-start-3">
        {count === 0 && t('nothing')}
        {count > 0 && since !== null && <span>{t('since', { moment: moment(since) })}</span>}
        {detail}
      </span>
    </li>
  );
}
