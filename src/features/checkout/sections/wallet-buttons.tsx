import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/loading/skeleton';
import type { Cart } from '@/domain/carts/cart';
import { rulesFor, type CheckoutNeeds } from '@/domain/checkout/checkout-form';
import type { Wallet } from '@/domain/checkout/checkout-method';
import { useCheckoutContext } from '../checkout-form-context';
import { methodsFor } from '../paying/methods-for-cart';
import { payButtonId } from '../paying/pay-button';
import { usePaymentMethodsStore } from '../paying/payment-methods-store';
import { isWallet } from '../payments/gateways/known-ways';
import { fieldIdOf, loadFormRules } from '../use-checkout-form';

type WalletButtonsProps = { cart: Cart; needs: CheckoutNeeds };

/**
 * The device's wallets above the form, for those who would otherwise type a card first. A wallet gives the payment alone:
 * where the order goes is still asked for, so a press chooses the wallet and leads to what is missing.
 */
export function WalletButtons({ cart, needs }: WalletButtonsProps) {
  const t = useTranslations('checkout.payment');
  const { control } = useCheckoutContext();
  const chosen = useWatch({ control, name: 'paymentMethod' });
  const choose = useWalletChoice(needs);
  const payment = usePaymentMethodsStore((state) => state.payment);
  const [isLikely] = useState(mayHaveWallet);
  if (!needs.isPaymentDue) return null;
  const wallets = methodsFor(cart, payment).usable.filter(isWallet);
  const isOpen =
    payment.status === 'loading' || (payment.status === 'ready' && !payment.areWalletsKnown);
  if (isOpen && isLikely) return <Skeleton className="mb-10 h-24 rounded-md" />;
  if (wallets.length === 0) return null;
  const current = wallets.find(({ id }) => id === chosen);
  return (
    <section aria-label={t('wallets')} className="mb-10 grid gap-3">
      <div className="flex flex-wrap gap-3">
        {wallets.map(({ id }) => (
          <Button
            key={id}
            aria-pressed={id === chosen}
            onClick={() => void choose(id)}
            className="flex-[1_1_14rem]"
          >
            {t('payWith', { method: t(`methods.${id}.name`) })}
          </Button>
        ))}
      </div>
      <p role="status" className="text-xs text-ink-soft">
        {current ? t('walletChosen', { method: t(`methods.${current.id}.name`) }) : t('orForm')}
      </p>
    </section>
  );
}

/** Chooses a wallet and moves the focus to the first field that is missing, or to `Pay now` where none is. */
function useWalletChoice(needs: CheckoutNeeds): (id: Wallet['id']) => Promise<void> {
  const { getValues, setValue } = useCheckoutContext();
  return async (id) => {
    setValue('paymentMethod', id);
    const { findProblems } = await loadFormRules();
    const values = getValues();
    const [first] = await findProblems(values, rulesFor(values, needs));
    const target = document.getElementById(first ? fieldIdOf(first.field) : payButtonId);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  };
}

/** Whether this browser brings a wallet along: then room is kept until it has answered. */
function mayHaveWallet(): boolean {
  return window.ApplePaySession !== undefined || window.google?.payments !== undefined;
}
