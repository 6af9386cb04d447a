import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/pictures/picture';
import { Price } from '@/components/ui/text/price';
import type { Cart } from '@/domain/carts/cart';

/** The items of the order; they can be changed only in the cart. */
export function SummaryLines({ cart }: { cart: Cart }) {
  const t = useTranslations('checkout.summary');
  return (
    <ul>
      {cart.items.map((line) => (
        <li
          key={line.itemId}
          className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-4.5 border-t border-line py-4"
        >
          <span className="relative">
            {line.imageUrl ? (
              <Picture
                src={line.imageUrl}
                alt=""
                width={88}
                height={88}
                className="size-22 bg-page object-cover"
              />
            ) : (
              <span className="block size-22 bg-page" />
            )}
            <span
              aria-hidden
              className="absolute -top-2 -right-2 grid h-7 min-w-7 place-items-center rounded-full bg-ink px-1.5 text-xs leading-none font-semibold text-birch-50"
            >
              {line.quantity}
            </span>
          </span>
          {/* The price goes below the name where both have no room side by side. */}
          <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="grid min-w-0 flex-[1_1_8rem] gap-0.5 leading-snug">
              <span className="font-semibold">{line.name}</span>
              {line.variantSubname && (
                <span className="text-xs leading-snug text-ink-soft">{line.variantSubname}</span>
              )}
              {line.included && (
                <span className="text-xs leading-snug text-ink-soft">
                  {t('included', { names: line.included })}
                </span>
              )}
              {line.plan && (
                <span className="text-xs leading-snug text-ink-soft">{line.plan.name}</span>
              )}
              <span className="sr-only">{t('quantity', { count: line.quantity })}</span>
            </span>
            <Price amount={line.priceTotal} currency={cart.currency} />
          </span>
        </li>
      ))}
    </ul>
  );
}
