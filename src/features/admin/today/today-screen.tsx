import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { staffPaths } from '@/domain/staff-paths';
import { RecordView } from '../record/record-view';
import { useAnswer } from '../record/use-answer';
import { useClinicTime } from '../record/use-clinic-time';
import { AdminPage } from '../shell/admin-page';
import { todaySchema, type TodayAnswer } from './today-answer';

type Waiting = { count: number; since: string | null };

/** Where a day in the clinic starts: what waits, since when, and where it is done. */
export function TodayScreen() {
  const t = useTranslations('admin-today');
  const rooms = useTranslations('admin.rooms');
  const answered = useAnswer('/api/admin-today', todaySchema);
  return (
    <AdminPage room="today" title={rooms('today')}>
      <RecordView answered={answered}>{(today) => <Work today={today} />}</RecordView>
      <p className="mt-6 text-ink-soft">{t('note')}</p>
    </AdminPage>
  );
}

function Work({ today }: { today: TodayAnswer }) {
  const t = useTranslations('admin-today');
  const { moment } = useClinicTime();
  const since = (iso: string | null) => (iso === null ? null : t('since', { moment: moment(iso) }));
  const held = today.heldOrders.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul className="border-t-[1.5px] border-ink">
      <Row
        label={t('heldOrders')}
        waiting={{ count: held, since: null }}
        detail={today.heldOrders.map(({ reason, count, since: first }) => (
          <Link
            key={reason ?? 'none'}
            href={`${staffPaths.adminOrders}?${new URLSearchParams({ status: 'hold', ...(reason && { reason }) }).toString()}`}
            className="inline-flex min-h-target items-center underline decoration-accent underline-offset-[0.25em]"
          >
            {t('held', { reason: t(`reasons.${reason ?? 'none'}`), count })}
            {first && `, ${since(first)}`}
          </Link>
        ))}
        href={`${staffPaths.adminOrders}?status=hold`}
      />
      <Row
        label={t('tests')}
        waiting={today.tests}
        detail={today.tests.flagged > 0 && t('flagged', { count: today.tests.flagged })}
        href={`${staffPaths.adminHearingTests}?state=open`}
      />
      <Row
        label={t('messages')}
        waiting={today.messages}
        href={`${staffPaths.adminMessages}?status=waiting`}
      />
      <Row label={t('returns')} waiting={today.returns} href={staffPaths.adminReturns} />
      <Row
        label={t('calls')}
        waiting={{ ...today.calls, since: null }}
        detail={today.calls.since && t('nextCall', { moment: moment(today.calls.since) })}
        href={staffPaths.adminConsultations}
      />
      <Row
        label={t('callWishes')}
        waiting={today.callWishes}
        href={`${staffPaths.adminCallWishes}?state=waiting`}
      />
      <Row
        label={t('ordersToShip')}
        waiting={today.ordersToShip}
        href={`${staffPaths.adminOrders}?status=delivery_pending`}
      />
      <Row label={t('failedJobs')} waiting={today.failedJobs} href={staffPaths.adminJobs} />
    </ul>
  );
}

type RowProps = { label: string; waiting: Waiting; detail?: React.ReactNode; href: string };

function Row({ label, waiting: { count, since }, detail, href }: RowProps) {
  const t = useTranslations('admin-today');
  const { moment } = useClinicTime();
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] items-baseline gap-x-4 border-b border-line py-3 md:grid-cols-[5rem_16rem_minmax(0,1fr)]">
      <span className="text-right font-display text-[1.75rem] leading-tight tabular-nums">
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
