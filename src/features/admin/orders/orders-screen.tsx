import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Download } from '@/components/icons/download';
import { Link } from '@/components/ui/text/link';
import { useState } from 'react';
import { adminDocument } from '@/client/requests/admin-requests';
import { saveFile } from '@/client/requests/save-file';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toasts/toast';
import { formatMoneyInFull, cents } from '@/domain/money';
import { staffPaths } from '@/domain/staff/staff-paths';
import { holdReasons } from '@/domain/provinces';
import { AdminList, type ListColumn } from '../list/admin-list';
import { useList, type List } from '../list/use-list';
import { AdminPage } from '../shell/admin-page';
import { useMay } from '../shell/use-may';
import { ItemsInShort } from './items-in-short';
import { ProfileBadge, StatusBadge } from './order-badges';
import type { OrderLineOfList } from '@/domain/staff/answers/order-line';
import { orderListSetup } from './order-list-setup';
import { StatusTabs } from './status-tabs';

/** All orders, searchable by customer and filtered by hold reason. */
export function OrdersScreen() {
  const t = useTranslations('admin-orders');
  const list = useList(orderListSetup);
  const seesHealth = useMay('health');
  const columns = useOrderColumns().filter(({ id }) => seesHealth || id !== 'profile');
  const option = (value: string, label: string) => ({ value, label });
  return (
    <AdminPage section="orders" title={t('heading')} actions={<ExportButton list={list} />}>
      <StatusTabs list={list} />
      <AdminList
        list={list}
        name={t('heading')}
        columns={columns}
        searchHint={t('searchHint')}
        filters={
          seesHealth
            ? [
                {
                  name: 'reason',
                  label: t('reason'),
                  options: holdReasons.map((reason) => option(reason, t(`reasons.${reason}`))),
                },
              ]
            : []
        }
        emptyText={t('empty')}
      />
    </AdminPage>
  );
}

function useOrderColumns(): readonly ListColumn<OrderLineOfList>[] {
  const t = useTranslations('admin-orders');
  const format = useFormatter();
  const locale = useLocale();
  return [
    {
      id: 'number',
      header: t('order'),
      isRowHeader: true,
      cell: ({ id, number }) => (
        <Link
          href={staffPaths.adminOrder(id)}
          className="inline-flex min-h-target items-center underline decoration-accent decoration-[1.5px] underline-offset-[0.25em]"
        >
          {number}
        </Link>
      ),
    },
    {
      id: 'placed',
      header: t('placed'),
      sort: '-placed',
      cell: ({ placedAt }) =>
        format.dateTime(new Date(placedAt), { dateStyle: 'medium', timeStyle: 'short' }),
    },
    {
      id: 'customer',
      header: t('customer'),
      cell: ({ name, email, place }) => (
        <>
          <span className="block font-semibold">{name || email}</span>
          <span className="block text-ink-soft">{place}</span>
        </>
      ),
    },
    { id: 'items', header: t('items'), cell: ({ items }) => <ItemsInShort items={items} /> },
    {
      id: 'profile',
      header: t('hearingTest'),
      cell: ({ profile }) => <ProfileBadge profile={profile} />,
    },
    { id: 'status', header: t('status'), cell: ({ status }) => <StatusBadge status={status} /> },
    {
      id: 'total',
      header: t('total'),
      sort: '-total',
      isNumeric: true,
      cell: ({ total, currency }) => formatMoneyInFull(cents(total), currency, locale),
    },
  ];
}

/** Exports the filtered list for a spreadsheet. */
function ExportButton({ list }: { list: List<OrderLineOfList> }) {
  const t = useTranslations('admin-orders');
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    setIsBusy(true);
    const { sort, filters } = list.state;
    const answer = await adminDocument('/api/admin-export-orders', {
      sort,
      ...filters,
      search: list.search,
    });
    setIsBusy(false);
    if (answer.ok) saveFile(answer.value, 'orders.csv');
    else void showToast('error', t('exportFailed'));
  }

  return (
    <Button variant="secondary" size="sm" isBusy={isBusy} onClick={() => void save()}>
      <Download aria-hidden size={20} />
      {t('export')}
    </Button>
  );
}
