import { useTranslations } from 'next-intl';
import { useShopFacts } from '@/components/shop/shop-facts';
import { linkTo } from '@/components/ui/text/rich-words';
import { SupportPhone } from '@/components/ui/text/support-phone';
import type { Cart } from '@/domain/carts/cart';
import { paths } from '@/domain/pages/paths';
import { useExpectedHoldWords } from '../sections/expected-hold-words';
import { DiscountCode } from './discount-code';
import { KlarnaNote } from './klarna-note';
import { SummaryTotals } from './summary-totals';
import styles from './summary.module.css';

type SummaryBodyProps = { cart: Cart; isPending: boolean };

/** Below the lines: the code, the amounts, and where to find help. */
export function SummaryBody({ cart, isPending }: SummaryBodyProps) {
  const t = useTranslations('checkout.summary');
  const { trialDays: days, warrantyYears: years } = useShopFacts().promises;
  const hold = useExpectedHoldWords(cart, 'summary');
  return (
    <>
      <div className={styles.code}>
        <DiscountCode cart={cart} />
      </div>
      <SummaryTotals cart={cart} isPending={isPending} />
      <KlarnaNote cart={cart} />
      {hold && <p className={styles.hold}>{hold}</p>}
      <p className={styles.help}>
        {t.rich('help', {
          phone: () => <SupportPhone />,
          days,
          years,
          returns: linkTo(paths.returns),
          warranty: linkTo(paths.warranty),
        })}
      </p>
    </>
  );
}
