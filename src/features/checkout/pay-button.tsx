import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Cart } from '@/domain/cart';
import { formatMoney } from '@/domain/money';

type PayButtonProps = { cart: Cart; isPaying: boolean; isPending: boolean };

/** Says what it costs. While the total is moving nobody can agree to it, so the button waits. */
export function PayButton({ cart, isPaying, isPending }: PayButtonProps) {
  const t = useTranslations('checkout');
  const amount = formatMoney(cart.captureTotal, cart.currency, useLocale());
  return (
    <Button
      type="submit"
      size="lg"
      isBusy={isPaying || isPending}
      busyLabel={isPaying ? t('payment.paying', { amount }) : t('summary.updating')}
      className="w-full text-[1.25rem]"
    >
      {t('payment.payNow', { amount })}
    </Button>
  );
}
