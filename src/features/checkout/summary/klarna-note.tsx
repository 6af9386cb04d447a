import { useLocale, useTranslations } from 'next-intl';
import type { Cart } from '@/domain/carts/cart';
import { klarnaPayment } from '@/domain/checkout/klarna';
import { wholeDollars } from '@/domain/words/whole-dollars';
import { methodsFor } from '../paying/methods-for-cart';
import { usePaymentMethodsStore } from '../paying/payment-methods-store';
import styles from './summary.module.css';

/** What one of Klarna's payments would be, where the cart can be paid with Klarna. Its room is kept meanwhile. */
export function KlarnaNote({ cart }: { cart: Cart }) {
  const t = useTranslations('checkout.summary');
  const locale = useLocale();
  const payment = usePaymentMethodsStore((state) => state.payment);
  if (cart.captureTotal === 0 || payment.status === 'failed') return null;
  if (payment.status === 'loading') return <div className={styles.klarna} />;
  if (!methodsFor(cart, payment).usable.some(({ id }) => id === 'klarna')) return null;
  const amount = wholeDollars(klarnaPayment(cart.captureTotal), cart.currency, locale);
  return (
    <p className={styles.klarna}>
      {t.rich('klarna', {
        amount,
        price: (words) => <span className={styles.price}>{words}</span>,
      })}
    </p>
  );
}
