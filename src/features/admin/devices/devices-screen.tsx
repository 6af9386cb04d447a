import { useTranslations } from 'next-intl';
import type { InferType } from 'yup';
import { Badge } from '@/components/ui/text/badge';
import { TextLink } from '@/components/ui/text/text-link';
import { caseKinds, deviceCaseList } from '@/domain/devices/device-case';
import { shownSerial } from '@/domain/devices/serial-number';
import { staffPaths } from '@/domain/staff/staff-paths';
import { AdminList, listFilter, type ListColumn } from '../list/admin-list';
import { useList } from '../list/use-list';
import { useClinicTime } from '../record/use-clinic-time';
import { AdminPage } from '../shell/admin-page';
import { caseLineSchema } from './device-answer';

const setup = { ...deviceCaseList, path: '/api/admin-devices', row: caseLineSchema };

/** Claims, requests to change the sound, and registrations; the newest first. */
export function DevicesScreen() {
  const t = useTranslations('admin-devices');
  const sections = useTranslations('admin.sections');
  const list = useList(setup);
  const columns = useColumns();
  return (
    <AdminPage section="devices" title={sections('devices')}>
      <AdminList
        list={list}
        name={sections('devices')}
        columns={columns}
        searchHint={t('searchHint')}
        filters={[
          listFilter('state', t('state'), deviceCaseList.filters.state, (one) =>
            t(`states.${one}`),
          ),
          listFilter('kind', t('kind'), caseKinds, (one) => t(`kinds.${one}`)),
        ]}
        emptyText={t('empty')}
      />
    </AdminPage>
  );
}

function useColumns(): ListColumn<InferType<typeof caseLineSchema>>[] {
  const t = useTranslations('admin-devices');
  const { moment } = useClinicTime();
  return [
    {
      id: 'kind',
      header: t('kind'),
      isRowHeader: true,
      cell: ({ id, kind }) => (
        <TextLink href={staffPaths.adminDevice(kind, id)}>{t(`kinds.${kind}`)}</TextLink>
      ),
    },
    {
      id: 'customer',
      header: t('customer'),
      cell: ({ name, email }) => <span className="break-all">{name ?? email ?? t('unknown')}</span>,
    },
    {
      id: 'serial',
      header: t('serial'),
      cell: ({ serial }) => (serial === null ? '' : shownSerial(serial)),
    },
    {
      id: 'state',
      header: t('state'),
      cell: ({ isOpen }) => (
        <Badge tone={isOpen ? 'attention' : 'neutral'}>
          {t(`states.${isOpen ? 'open' : 'done'}`)}
        </Badge>
      ),
    },
    {
      id: 'asked',
      header: t('asked'),
      sort: '-createdAt',
      cell: ({ createdAt }) => moment(createdAt),
    },
  ];
}
