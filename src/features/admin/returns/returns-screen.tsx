import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/text/text-link';
import { returnList } from '@/domain/staff/admin-lists';
import { staffPaths } from '@/domain/staff/staff-paths';
import { returnStatuses } from '@/domain/orders/return-request';
import { listFilter, type ListColumn } from '../list/admin-list';
import { ListScreen } from '../list/list-screen';
import { useList } from '../list/use-list';
import { useClinicTime } from '../record/use-clinic-time';
import { returnLineSchema, type ReturnLine } from '@/domain/staff/answers/return';
import { ReturnBadge } from './return-badge';

const setup = { ...returnList, path: '/api/admin-returns', row: returnLineSchema };

/** Returns, the newest request first. */
export function ReturnsScreen() {
  const t = useTranslations('admin-commerce.returns');
  const list = useList(setup);
  const columns = useColumns();
  return (
    <ListScreen
      section="returns"
      list={list}
      columns={columns}
      searchHint={t('searchHint')}
      filters={[
        listFilter('status', t('status'), returnStatuses, (value) => t(`statuses.${value}`)),
      ]}
      emptyText={t('empty')}
    />
  );
}

function useColumns(): ListColumn<ReturnLine>[] {
  const t = useTranslations('admin-commerce.returns');
  const { moment } = useClinicTime();
  return [
    {
      id: 'order',
      header: t('order'),
      isRowHeader: true,
      cell: ({ id, orderNumber }) => (
        <TextLink href={staffPaths.adminReturn(id)}>
          {t('orderOf', { number: orderNumber })}
        </TextLink>
      ),
    },
    {
      id: 'customer',
      header: t('customer'),
      cell: ({ name, email }) => <span className="break-all">{name ?? email ?? t('unknown')}</span>,
    },
    { id: 'status', header: t('status'), cell: ({ status }) => <ReturnBadge status={status} /> },
    {
      id: 'asked',
      header: t('asked'),
      sort: '-createdAt',
      cell: ({ createdAt }) => moment(createdAt),
    },
    { id: 'since', header: t('since'), cell: ({ since }) => moment(since) },
  ];
}
