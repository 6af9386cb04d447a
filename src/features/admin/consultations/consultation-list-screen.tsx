import { useTranslations } from 'next-intl';
import { callStatuses, consultationList } from '@/domain/consultations/booking';
import { listFilter, type ListColumn } from '../list/admin-list';
import { ListScreen } from '../list/list-screen';
import { useList } from '../list/use-list';
import { useClinicTime } from '../record/use-clinic-time';
import { callSchema, type Call } from '@/domain/staff/answers/call';
import { CallPerson, CallStatusBadge } from './call-person';
import { CallSteps } from './call-steps';
import { ConsultationViews } from './consultation-views';

const setup = { ...consultationList, path: '/api/admin-consultations', row: callSchema };

/** Every booked call, future and past. */
export function ConsultationListScreen() {
  const t = useTranslations('admin-consultations');
  const list = useList(setup);
  return (
    <ListScreen
      section="consultations"
      list={list}
      columns={useColumns(list.reload)}
      searchHint={t('searchHint')}
      filters={[
        listFilter('when', t('when'), consultationList.filters.when, (value) =>
          t(`whens.${value}`),
        ),
        listFilter('status', t('status'), callStatuses, (value) => t(`statuses.${value}`)),
      ]}
      emptyText={t('empty')}
      above={<ConsultationViews view="list" />}
    />
  );
}

function useColumns(onChanged: () => void): ListColumn<Call>[] {
  const t = useTranslations('admin-consultations');
  const { moment, timeIn } = useClinicTime();
  return [
    {
      id: 'start',
      header: t('when'),
      sort: '-start',
      cell: ({ start, timeZone }) => (
        <span className="inline-grid">
          {moment(start)}
          <span className="text-ink-soft">{t('theirTime', { time: timeIn(start, timeZone) })}</span>
        </span>
      ),
    },
    { id: 'who', header: t('who'), isRowHeader: true, cell: (call) => <CallPerson call={call} /> },
    {
      id: 'how',
      header: t('how'),
      cell: ({ way, hasCompanion }) => (
        <span className="inline-grid">
          {t(`ways.${way}`)}
          {hasCompanion && <span className="text-ink-soft">{t('companion')}</span>}
        </span>
      ),
    },
    {
      id: 'status',
      header: t('status'),
      cell: ({ status }) => <CallStatusBadge status={status} />,
    },
    {
      id: 'steps',
      header: t('actions'),
      cell: (call) => <CallSteps call={call} onChanged={onChanged} />,
    },
  ];
}
