import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Icon } from '@/components/icons/drawn';
import { Ear } from '@/components/icons/ear';
import { ReceiptText } from '@/components/icons/receipt-text';
import { RotateCcw } from '@/components/icons/rotate-ccw';
import { ShieldCheck } from '@/components/icons/shield-check';
import { Truck } from '@/components/icons/truck';
import { useShopFacts } from '@/components/shop/shop-facts';
import { bold, linkTo, onOneLine } from '@/components/ui/text/rich-words';
import { paths } from '@/domain/pages/paths';

/** Delivery, set-up, trial, warranty and tax: facts for before paying, next to the price. */
export function FactsAtPrice() {
  const t = useTranslations('product.facts');
  const { trialDays: days, warrantyYears: years } = useShopFacts().promises;
  return (
    <ul className="mt-7 grid gap-3.5 border-t border-line pt-6">
      <Fact icon={Truck}>{t.rich('shipping', { b: bold, span: onOneLine })}</Fact>
      <Fact icon={Ear}>{t.rich('setUp', { b: bold, link: linkTo(paths.hearingTest) })}</Fact>
      <Fact icon={RotateCcw}>
        {t.rich('trial', {
          b: bold,
          days,
          returns: linkTo(paths.returns),
        })}
      </Fact>
      <Fact icon={ShieldCheck}>
        {t.rich('warranty', { b: bold, years, warranty: linkTo(paths.warranty) })}
      </Fact>
      <Fact icon={ReceiptText}>{t.rich('tax', { b: bold, link: linkTo(paths.estimate) })}</Fact>
    </ul>
  );
}

function Fact({ icon: Icon, children }: { icon: Icon; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3.5 leading-snug">
      <Icon aria-hidden size={24} strokeWidth={1.75} className="text-accent" />
      <span>{children}</span>
    </li>
  );
}
