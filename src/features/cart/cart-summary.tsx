import { useLocale, useTranslations } from 'next-intl';
import { memo } from 'react';
import { ArrowRight } from '@/components/icons/arrow-right';
import { ButtonLink } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { pendingLook } from '@/components/ui/loading/pending-look';
import { Price } from '@/components/ui/text/price';
import { SupportPhone } from '@/components/ui/text/support-phone';
import type { Cart } from '@/domain/carts/cart';
import { formatMoney } from '@/domain/money';
import { finalPayingAmount } from './final-paying-amount';

type CartSummaryProps = {
  cart: Cart;
  /** A change is running, so the amounts are about to change. */
  isPending: boolean;
  /** Called when the shopper goes to the checkout. */
  onLeave?: () => void;
};

/**
 * The totals of the order and the checkout button. Amounts come from the server and are never computed from wanted
 * quantities.
 */
export const CartSummary = memo(function CartSummary(props: CartSummaryProps) {
  const { cart, isPending, onLeave } = props;
  const t = useTranslations('cart');
  const locale = useLocale();
  const look = isPending ? pendingLook : undefined;
  return (
    <>
      <dl>
        {cart.discountTotal > 0 && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt>{cart.couponCode ? t('discountOf', { code: cart.couponCode }) : t('discount')}</dt>
            <dd className={look}>
              {/* A minus sign, not a hyphen: screen readers say it. */}
              −<Price amount={cart.discountTotal} currency={cart.currency} />
            </dd>
          </div>
        )}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt>{t('shipping')}</dt>
          <dd className={look}>
            {cart.shipmentTotal <= 0 ? (
              t('free')
            ) : (
              <Price amount={cart.shipmentTotal} currency={cart.currency} />
            )}
          </dd>
        </div>
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="font-semibold">{t('subtotal')}</dt>
          <dd data-testid="subtotal" className={look}>
            <Price
              amount={finalPayingAmount(cart)}
              currency={cart.currency}
              className="font-display text-2xl"
            />
          </dd>
        </div>
      </dl>
      <p className="text-right text-xs text-ink-soft">{t(`inCurrency.${cart.currency}`)}</p>
      <p role="status" className="sr-only">
        {!isPending &&
          t('subtotalNow', { amount: formatMoney(finalPayingAmount(cart), cart.currency, locale) })}
      </p>
      <p hidden>{t('shipsNextDay')}</p>
      <CheckoutLink url={cart.checkoutUrl} onLeave={onLeave} />
    </>
  );
});

function CheckoutLink({ url, onLeave }: { url: string | null; onLeave?: () => void }) {
  const t = useTranslations('cart');
  const content = (
    <>
      {t('checkout')}
      <ArrowRight aria-hidden size={22} strokeWidth={2} />
    </>
  );
  if (url) {
    return (
      <ButtonLink href={url} onClick={onLeave} className="mt-4 w-full">
        {content}
      </ButtonLink>
    );
  }
  return (
    <>
      <a role="link" aria-disabled="true" className={buttonLook('primary', 'md', 'mt-4 w-full')}>
        {content}
      </a>
      <p className="mt-2 text-xs text-ink-soft">
        {t.rich('noCheckout', { phone: () => <SupportPhone /> })}
      </p>
    </>
  );
}
