import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/text/text-link';
import { cents, formatMoneyInFull } from '@/domain/money';
import { staffPaths } from '@/domain/staff/staff-paths';
import type { OrderView } from '@/domain/staff/answers/order';
import { ItemsInShort } from './items-in-short';
import { Part } from './order-part';

/** The newest other orders under the same address. */
export function OtherOrders({ others }: { others: OrderView['others'] }) {
  const t = useTranslations('admin-order');
  const statuses = useTranslations('admin-orders.statuses');
  const format = useFormatter();
  const locale = useLocale();
  return (
    <Part title={t('others', { count: others.length })}>
      {others.length === 0 && <p className="text-ink-soft">{t('noOthers')}</p>}
      <ul className="grid">
        {others.map(({ id, number, status, placedAt, items, total, currency }) => (
          <li key={id} className="border-b border-line py-2">
            <span className="flex flex-wrap items-center justify-between gap-x-4">
              <TextLink
                href={staffPaths.adminOrder(id)}
                className="inline-flex min-h-target items-center"
              >
                {number}
              </TextLink>
              <span className="tabular-nums">
                {formatMoneyInFull(cents(total), currency, locale)}
              </span>
            </span>
            <span className="block text-ink-soft">
              <ItemsInShort items={items} />
              {`, ${statuses(status)}, `}
              {format.dateTime(new Date(placedAt), { dateStyle: 'medium' })}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
