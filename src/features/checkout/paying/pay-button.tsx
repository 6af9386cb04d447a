import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import type { Cart } from '@/domain/carts/cart';
import { formatMoney } from '@/domain/money';

/** Where the focus goes once nothing is missing. */
export const payButtonId = 'pay-now';

type PayButtonProps = {
  cart: Cart;
  isPaying: boolean;
  isPending: boolean;
  /** Id of the text that the shopper agrees to by pressing, besides the amount. */
  agreementId?: string;
};

/**
 * Shows the amount. While the total is changing nobody can agree to it, so the button waits. Its name stays `Pay now`
 * for people who use voice control; the amount is its description.
 */
export function PayButton({ cart, isPaying, isPending, agreementId }: PayButtonProps) {
  const t = useTranslations('checkout');
  const amount = formatMoney(cart.captureTotal, cart.currency, useLocale());
  const amountId = useId();
  const isBusy = isPaying || isPending;
  const described = agreementId === undefined ? [amountId] : [amountId, agreementId];
  return (
    <>
      <Button
        id={payButtonId}
        type="submit"
        size="lg"
        isBusy={isBusy}
        busyLabel={isPaying ? t('payment.paying', { amount }) : t('summary.updating')}
        aria-describedby={isBusy ? undefined : described.join(' ')}
        className="w-full text-[1.25rem]"
      >
        <span>
          {t.rich('payment.payNow', {
            amount,
            price: (words) => <span aria-hidden>{words}</span>,
          })}
        </span>
      </Button>
      <span id={amountId} hidden>
        {amount}
      </span>
    </>
  );
}
