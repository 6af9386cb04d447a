import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import { Picture } from '@/components/ui/pictures/picture';
import { Price } from '@/components/ui/text/price';
import type { PlacedOrder } from '@/domain/checkout/checkout-order';
import styles from './orders.module.css';

/** The lines of an order, with pictures. */
export function OrderLines({ order }: { order: Pick<PlacedOrder, 'lines' | 'currency'> }) {
  const t = useTranslations('orders');
  return (
    <ul>
      {order.lines.map((line) => (
        <li
          key={line.id}
          className={cx(
            styles.line,
            'grid items-center gap-x-4 gap-y-1 border-b border-line py-4 sm:gap-x-5',
          )}
        >
          {line.imageUrl ? (
            <Picture
              src={line.imageUrl}
              alt=""
              width={96}
              height={96}
              className="row-span-2 aspect-square w-full bg-plate object-cover sm:row-span-1"
            />
          ) : (
            <span className="row-span-2 block aspect-square w-full bg-plate sm:row-span-1" />
          )}
          <span className="grid gap-0.5 self-end leading-snug sm:self-center">
            <span className="font-semibold">{line.name}</span>
            {line.variantName && <span className="text-xs text-ink-soft">{line.variantName}</span>}
            <span className="text-xs text-ink-soft">{t('quantity', { count: line.quantity })}</span>
          </span>
          <Price
            amount={line.priceTotal}
            currency={order.currency}
            className="self-start sm:self-center"
          />
        </li>
      ))}
    </ul>
  );
}
