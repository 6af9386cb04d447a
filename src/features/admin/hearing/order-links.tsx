import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/text/text-link';
import { staffPaths } from '@/domain/staff/staff-paths';
import type { TestOrder } from '@/domain/staff/answers/hearing';

/** The orders that a test or a file belongs to. */
export function OrderLinks({ orders }: { orders: readonly TestOrder[] }) {
  const t = useTranslations('admin-hearing');
  if (orders.length === 0) return <span className="text-ink-soft">{t('noOrder')}</span>;
  return (
    <span className="inline-grid justify-items-start">
      {orders.map(({ id, number, status, holdReason }) => (
        <span key={id}>
          <TextLink href={staffPaths.adminOrder(id)}>{number ?? id}</TextLink>
          {status === 'hold' && (
            <span className="block text-ink-soft">
              {holdReason === null ? t('onHold') : t(`waitsFor.${holdReason}`)}
            </span>
          )}
        </span>
      ))}
    </span>
  );
}
