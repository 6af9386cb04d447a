import { useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { useSyncExternalStore } from 'react';
import type { InferType } from 'yup';
import { Badge } from '@/components/ui/text/badge';
import { TextLink } from '@/components/ui/text/text-link';
import { caseKinds, deviceCaseList } from '@/domain/devices/device-case';
import { shownSerial } from '@/domain/devices/serial-number';
import { staffPaths } from '@/domain/staff/staff-paths';
import { listFilter, type ListColumn } from '../list/admin-list';
import { ListScreen } from '../list/list-screen';
import { useList } from '../list/use-list';
import { useClinicTime } from '../record/use-clinic-time';
import { caseLineSchema } from '@/domain/staff/answers/device-case';
import { DeviceScreen } from './device-screen';

const setup = { ...deviceCaseList, path: '/api/admin-devices', row: caseLineSchema };

const never = () => () => undefined;

/** The list, or one case when the address names it. */
export function DevicesScreen() {
  const { isReady, query } = useRouter();
  // The written page has no query: it shows neither, so that no list is read before the case is known.
  const isWritten = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  if (isWritten || !isReady) return null;
  return query.id === undefined ? <DeviceCases /> : <DeviceScreen />;
}

/** Claims, requests to change the sound, and registrations; the newest first. */
function DeviceCases() {
  const t = useTranslations('admin-devices');
  const list = useList(setup);
  const columns = useColumns();
  return (
    <ListScreen
      section="devices"
      list={list}
      columns={columns}
      searchHint={t('searchHint')}
      filters={[
        listFilter('state', t('state'), deviceCaseList.filters.state, (one) => t(`states.${one}`)),
        listFilter('kind', t('kind'), caseKinds, (one) => t(`kinds.${one}`)),
      ]}
      emptyText={t('empty')}
    />
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
