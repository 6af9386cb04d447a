import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/text/badge';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/dialogs/modal';
import { formatMoneyInFull } from '@/domain/money';
import { couponList } from '@/domain/staff/admin-lists';
import { storeCurrencies } from '@/domain/store';
import { listFilter, type ListColumn } from '../list/admin-list';
import { ListScreen } from '../list/list-screen';
import { useList } from '../list/use-list';
import { EndButton } from '../record/end-button';
import { useClinicTime } from '../record/use-clinic-time';
import { useNow } from '../record/use-now';
import { couponAnswerSchema, couponSchema, type StaffCoupon } from '@/domain/staff/answers/coupon';
import { CouponForm } from './coupon-form';

const setup = { ...couponList, path: '/api/admin-coupons', row: couponSchema };

/** The list of coupons. */
export function CouponsScreen() {
  const t = useTranslations('admin-commerce.coupons');
  const list = useList(setup);
  const columns = useColumns(list.reload);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ListScreen
      section="coupons"
      list={list}
      columns={columns}
      searchHint={t('searchHint')}
      filters={[listFilter('state', t('state'), couponList.filters.state, (value) => t(value))]}
      emptyText={t('empty')}
      actions={<Button onClick={() => setIsOpen(true)}>{t('new')}</Button>}
    >
      <Modal title={t('new')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <CouponForm
          onMade={() => {
            setIsOpen(false);
            list.reload();
          }}
        />
      </Modal>
    </ListScreen>
  );
}

function useColumns(onEnded: () => void): ListColumn<StaffCoupon>[] {
  const t = useTranslations('admin-commerce.coupons');
  const { moment } = useClinicTime();
  const discountOf = useDiscountWords();
  return [
    {
      id: 'code',
      header: t('code'),
      sort: 'code',
      isRowHeader: true,
      cell: ({ code, name }) => (
        <span className="grid gap-1">
          {code}
          <span className="font-normal text-ink-soft">{name}</span>
        </span>
      ),
    },
    { id: 'discount', header: t('discount'), cell: discountOf },
    {
      id: 'used',
      header: t('used'),
      isNumeric: true,
      cell: ({ useCount, maximumUses }) =>
        maximumUses === null ? String(useCount) : t('usedOf', { useCount, maximumUses }),
    },
    {
      id: 'until',
      header: t('until'),
      cell: ({ validUntil }) => (validUntil === null ? t('forever') : moment(validUntil)),
    },
    {
      id: 'state',
      header: t('state'),
      cell: (coupon) => <CouponBadge {...coupon} />,
    },
    {
      id: 'end',
      header: t('action'),
      cell: ({ id, code, isActive }) =>
        isActive && (
          <EndButton
            path="/api/admin-coupon"
            schema={couponAnswerSchema}
            id={id}
            label={t('end', { code })}
            onEnded={onEnded}
          >
            {t('endShort')}
          </EndButton>
        ),
    },
  ];
}

/** Shows whether the coupon is over, no matter if it was ended or has expired. */
function CouponBadge({ isActive, validUntil }: StaffCoupon) {
  const t = useTranslations('admin-commerce.coupons');
  const now = useNow();
  const isPast = validUntil !== null && Date.parse(validUntil) <= now;
  if (!isActive) return <Badge>{t('ended')}</Badge>;
  return <Badge tone={isPast ? 'neutral' : 'positive'}>{t(isPast ? 'expired' : 'active')}</Badge>;
}

function useDiscountWords() {
  const t = useTranslations('admin-commerce.coupons');
  const locale = useLocale();
  return ({ discount }: StaffCoupon): string => {
    if (discount.kind === 'free_shipping') return t('kinds.free_shipping');
    if (discount.kind === 'percent')
      return t('percentOff', { percent: discount.basisPoints / 100 });
    return storeCurrencies
      .flatMap((currency) => {
        const amount = discount.amounts[currency];
        return amount === undefined ? [] : [formatMoneyInFull(amount, currency, locale)];
      })
      .join(', ');
  };
}
