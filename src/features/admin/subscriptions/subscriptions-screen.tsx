import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/text/badge';
import { TextLink } from '@/components/ui/text/text-link';
import { subscriptionList } from '@/domain/staff/admin-lists';
import { staffPaths } from '@/domain/staff/staff-paths';
import { subscriptionStatuses } from '@/domain/subscriptions/subscription-machine';
import { listFilter, type ListColumn } from '../list/admin-list';
import { ListScreen } from '../list/list-screen';
import { useList } from '../list/use-list';
import { useClinicTime } from '../record/use-clinic-time';
import {
  subscriptionLineSchema,
  type SubscriptionLine,
} from '@/domain/staff/answers/subscription-line';
import { subscriptionTone } from './subscription-tone';

const setup = {
  ...subscriptionList,
  path: '/api/admin-subscriptions',
  row: subscriptionLineSchema,
};

/** The list of subscriptions. */
export function SubscriptionsScreen() {
  const t = useTranslations('admin-commerce.subscriptions');
  const list = useList(setup);
  const columns = useColumns();
  return (
    <ListScreen
      section="subscriptions"
      list={list}
      columns={columns}
      searchHint={t('searchHint')}
      filters={[
        listFilter('status', t('status'), subscriptionStatuses, (value) => t(`statuses.${value}`)),
      ]}
      emptyText={t('empty')}
    />
  );
}

function useColumns(): ListColumn<SubscriptionLine>[] {
  const t = useTranslations('admin-commerce.subscriptions');
  const { moment } = useClinicTime();
  return [
    {
      id: 'number',
      header: t('number'),
      sort: '-number',
      isRowHeader: true,
      cell: ({ id, number }) => (
        <TextLink href={staffPaths.adminSubscription(id)}>{t('planOf', { number })}</TextLink>
      ),
    },
    {
      id: 'customer',
      header: t('customer'),
      cell: ({ name, email }) => <span className="break-all">{name ?? email}</span>,
    },
    {
      id: 'plan',
      header: t('plan'),
      cell: ({ productName, planName }) => `${productName}, ${planName}`,
    },
    {
      id: 'status',
      header: t('status'),
      cell: ({ status }) => (
        <Badge tone={subscriptionTone(status)}>{t(`statuses.${status}`)}</Badge>
      ),
    },
    {
      id: 'due',
      header: t('due'),
      cell: ({ dueAt }) => (dueAt === null ? t('notDue') : moment(dueAt)),
    },
  ];
}
