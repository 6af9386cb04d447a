import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/text/badge';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/dialogs/modal';
import { formatMoneyInFull } from '@/domain/money';
import { giftCardSchema, type GiftCardRecord } from '@/domain/staff/answers/gift-card';
import { giftCardList } from '@/domain/staff/admin-lists';
import { listFilter, type ListColumn } from '../list/admin-list';
import { ListScreen } from '../list/list-screen';
import { useList } from '../list/use-list';
import { EndButton } from '../record/end-button';
import { useClinicTime } from '../record/use-clinic-time';
import { giftCardAnswerSchema } from '@/domain/staff/answers/gift-card';
import { GiftCardForm } from './gift-card-form';

const setup = { ...giftCardList, path: '/api/admin-gift-cards', row: giftCardSchema };

/** Gift cards, shown by the end of their codes only: a full code is as good as money. */
export function GiftCardsScreen() {
  const t = useTranslations('admin-commerce.giftCards');
  const list = useList(setup);
  const columns = useColumns(list.reload);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ListScreen
      section="gift-cards"
      list={list}
      columns={columns}
      searchHint={t('searchHint')}
      filters={[listFilter('state', t('state'), giftCardList.filters.state, (value) => t(value))]}
      emptyText={t('empty')}
      actions={<Button onClick={() => setIsOpen(true)}>{t('new')}</Button>}
    >
      <Modal title={t('new')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <GiftCardForm onMade={list.reload} />
      </Modal>
    </ListScreen>
  );
}

function useColumns(onEnded: () => void): ListColumn<GiftCardRecord>[] {
  const t = useTranslations('admin-commerce.giftCards');
  const locale = useLocale();
  const { moment } = useClinicTime();
  return [
    {
      id: 'card',
      header: t('card'),
      isRowHeader: true,
      cell: ({ last4 }) => t('endingIn', { last4 }),
    },
    {
      id: 'balance',
      header: t('balance'),
      isNumeric: true,
      cell: ({ balance, currency }) => formatMoneyInFull(balance, currency, locale),
    },
    {
      id: 'spent',
      header: t('spent'),
      isNumeric: true,
      cell: ({ spent, currency }) => formatMoneyInFull(spent, currency, locale),
    },
    {
      id: 'made',
      header: t('madeOn'),
      sort: '-createdAt',
      cell: ({ createdAt }) => moment(createdAt),
    },
    {
      id: 'state',
      header: t('state'),
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'positive' : 'neutral'}>{t(isActive ? 'active' : 'ended')}</Badge>
      ),
    },
    {
      id: 'end',
      header: t('action'),
      cell: ({ id, last4, isActive }) =>
        isActive && (
          <EndButton
            path="/api/admin-gift-card"
            schema={giftCardAnswerSchema}
            id={id}
            label={t('end', { last4 })}
            onEnded={onEnded}
          >
            {t('endShort')}
          </EndButton>
        ),
    },
  ];
}
