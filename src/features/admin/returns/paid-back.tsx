import { useLocale, useTranslations } from 'next-intl';
import { formatMoneyInFull, type Cents } from '@/domain/money';
import { Part } from '../record/part';
import { useClinicTime } from '../record/use-clinic-time';
import type { ReturnedOrder, StaffReturn } from '@/domain/staff/answers/return';

type PaidBackProps = { order: ReturnedOrder; refunds: StaffReturn['refunds'] };

/** Refunds of this order so far, and where they went. */
export function PaidBack({ order: { currency }, refunds }: PaidBackProps) {
  const t = useTranslations('admin-commerce.returns');
  const { moment } = useClinicTime();
  const locale = useLocale();
  const money = (amount: Cents) => (
    <span className="tabular-nums font-semibold whitespace-nowrap">
      {formatMoneyInFull(amount, currency, locale)}
    </span>
  );
  return (
    <Part heading={t('paidBack')}>
      <ul className="grid gap-3">
        {refunds.map(({ id, toPayment, toGiftCards, createdAt }) => (
          <li key={id} className="grid gap-1">
            <span className="text-ink-soft">{moment(createdAt)}</span>
            {toPayment > 0 && (
              <span>
                {money(toPayment)} {t('toPayment')}
              </span>
            )}
            {toGiftCards > 0 && (
              <span>
                {money(toGiftCards)} {t('toGiftCards')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
