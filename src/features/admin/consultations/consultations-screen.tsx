import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/text/link';
import { useRouter } from 'next/router';
import { clinicDayOf } from '@/domain/consultations/booking';
import { staffPaths } from '@/domain/staff/staff-paths';
import { RecordView } from '../record/record-view';
import { useAnswer } from '../record/use-answer';
import { useClinicTime } from '../record/use-clinic-time';
import { AdminPage } from '../shell/admin-page';
import { weekSchema, type Call, type Week } from '@/domain/staff/answers/call';
import { CallPerson, CallStatusBadge } from './call-person';
import { CallSteps } from './call-steps';
import { ConsultationViews } from './consultation-views';

/** The calls of a working week, one column per day; on phones one day below the other. */
export function ConsultationsScreen() {
  const sections = useTranslations('admin.sections');
  const { query, isReady } = useRouter();
  const day = typeof query.day === 'string' ? query.day : null;
  const asked = day === null ? '' : `?${new URLSearchParams({ day }).toString()}`;
  const answered = useAnswer(isReady ? `/api/admin-consultation-week${asked}` : null, weekSchema);
  return (
    <AdminPage section="consultations" title={sections('consultations')}>
      <ConsultationViews view="week" />
      <RecordView answered={answered}>
        {(week) => <WeekView week={week} onChanged={answered.reload} />}
      </RecordView>
    </AdminPage>
  );
}

const step =
  'inline-flex min-h-target items-center underline decoration-accent underline-offset-[0.25em]';

function WeekView({ week, onChanged }: { week: Week; onChanged: () => void }) {
  const t = useTranslations('admin-consultations');
  const { day: dayWords } = useClinicTime();
  const { days, before, after, calls } = week;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-6">
        <h2 className="mr-auto text-xl font-semibold">
          {t('weekOf', { day: dayWords(days[0] ?? before) })}
        </h2>
        <span className="flex gap-x-6">
          <Link href={staffPaths.adminConsultationWeek(before)} className={step}>
            {t('before')}
          </Link>
          <Link href={staffPaths.adminConsultationWeek(after)} className={step}>
            {t('after')}
          </Link>
        </span>
      </div>
      <p className="text-ink-soft">{t('clinicTime')}</p>
      <div className="grid gap-x-5 gap-y-8 xl:grid-cols-5">
        {days.map((day) => (
          <section key={day} aria-label={dayWords(day)} className="min-w-0">
            <h3 className="border-b-[1.5px] border-ink pb-2 font-semibold">{dayWords(day)}</h3>
            <DayCalls
              calls={calls.filter(({ start }) => clinicDayOf(new Date(start)) === day)}
              onChanged={onChanged}
            />
          </section>
        ))}
      </div>
    </div>
  );
}

function DayCalls({ calls, onChanged }: { calls: readonly Call[]; onChanged: () => void }) {
  const t = useTranslations('admin-consultations');
  const { time, timeIn } = useClinicTime();
  if (calls.length === 0) return <p className="pt-3 text-ink-soft">{t('noCalls')}</p>;
  return (
    <ul>
      {calls.map((call) => (
        <li
          key={call.id}
          className="grid justify-items-start gap-2 border-b border-line py-4 text-xs"
        >
          <span className="flex w-full flex-wrap items-center justify-between gap-2">
            <span className="tabular-nums text-sm font-semibold">{time(call.start)}</span>
            <CallStatusBadge status={call.status} />
          </span>
          <span className="text-ink-soft">
            {t('theirTime', { time: timeIn(call.start, call.timeZone) })}
          </span>
          <CallPerson call={call} />
          <span>
            {t(`ways.${call.way}`)}
            {call.hasCompanion && <span className="block text-ink-soft">{t('companion')}</span>}
          </span>
          <CallSteps call={call} onChanged={onChanged} />
        </li>
      ))}
    </ul>
  );
}
