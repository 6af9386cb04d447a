import { useLocale, useTranslations } from 'next-intl';
import { useDeferredValue, type ReactNode } from 'react';
import { Phone } from '@/components/icons/phone';
import { RotateCcw } from '@/components/icons/rotate-ccw';
import { ShieldCheck } from '@/components/icons/shield-check';
import { Truck } from '@/components/icons/truck';
import { useShopFacts } from '@/components/shop/shop-facts';
import { bold, linkTo } from '@/components/ui/text/rich-words';
import { cx } from '@/components/ui/cx';
import { Container } from '@/components/ui/text/section';
import { SupportPhone } from '@/components/ui/text/support-phone';
import { formatMoney } from '@/domain/money';
import { paths } from '@/domain/pages/paths';
import { useCurrency } from '@/features/currency/public';
import { CartContents } from './cart-contents';
import { CartSummary } from './cart-summary';
import { Suggestions } from './suggestions';
import { useCart } from './use-cart';
import { useShownCart } from './use-shown-cart';
import styles from './cart-screen.module.css';

/**
 * The cart as a page, for visits by its address and reloads. The height of the lines is known only when the server has
 * answered: content below appears with them, and the footer stays out of the window, so nothing moves.
 */
export function CartScreen() {
  const t = useTranslations('cart');
  useCart();
  // Rendered in slices, so that an old phone can respond in between.
  const shown = useDeferredValue(useShownCart());
  const { cart, lines, units } = shown;
  return (
    <Container className="min-h-dvh pt-10 pb-section lg:pt-14">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="font-display text-4xl">{t('title')}</h1>
        {units > 0 && <p className="text-lg text-ink-soft">{t('items', { count: units })}</p>}
      </div>
      <p className="mt-3 max-w-prose text-ink-soft">{t('lead')}</p>
      <div className={cx(styles.place, 'mt-6 lg:mt-8')}>
        <div className={cx(styles.columns, 'grid grid-cols-1 gap-x-6 gap-y-10')}>
          <div className={cx(styles.lines, 'min-w-0')}>
            <CartContents shown={shown} />
          </div>
          <div className={styles.total}>
            <div className="grid gap-8 lg:sticky lg:top-8">
              {cart && lines.length > 0 && (
                <section aria-labelledby="cart-total" className={cx(styles.summary, 'bg-plate')}>
                  <h2 id="cart-total" className="mb-4 text-xl font-semibold">
                    {t('summary')}
                  </h2>
                  <CartSummary cart={cart} isPending={shown.isPending} />
                </section>
              )}
              {shown.state !== 'loading' && <Facts />}
            </div>
          </div>
          <div className={cx(styles.lines, 'min-w-0')}>
            <Suggestions cart={cart} state={shown.state} isPending={shown.isPending} />
          </div>
        </div>
      </div>
    </Container>
  );
}

/** Facts for before paying: shipping, trial and returns, warranty, and the phone number. */
function Facts() {
  const t = useTranslations('cart.facts');
  const locale = useLocale();
  const currency = useCurrency();
  const { trialDays: days, warrantyYears: years, lossFee } = useShopFacts().promises;
  const fee = formatMoney(lossFee, currency, locale);
  const icon = { 'aria-hidden': true, size: 22, strokeWidth: 1.75, className: 'mt-1 flex-none' };
  return (
    <section aria-labelledby="cart-facts">
      <h2 id="cart-facts" className="text-xl font-semibold">
        {t('heading')}
      </h2>
      <ul className="mt-3 grid">
        <Fact icon={<Truck {...icon} />}>{t.rich('shipping', { b: bold, span: daysApart })}</Fact>
        <Fact icon={<RotateCcw {...icon} />}>
          {t.rich('trial', { b: bold, days, returns: linkTo(paths.returns) })}
        </Fact>
        <Fact icon={<ShieldCheck {...icon} />}>
          {t.rich('warranty', { b: bold, years, fee, warranty: linkTo(paths.warranty) })}
        </Fact>
        <Fact icon={<Phone {...icon} />}>
          {t.rich('person', { b: bold, phone: () => <SupportPhone /> })}
        </Fact>
      </ul>
    </section>
  );
}

/** Moves nothing where late letters would make them fit beside the words before. */
const daysApart = (words: ReactNode) => <span className={styles.days}>{words}</span>;

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3.5 border-b border-line py-3.5">
      {icon}
      <span>{children}</span>
    </li>
  );
}
