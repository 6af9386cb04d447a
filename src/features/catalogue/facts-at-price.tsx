import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Icon } from '@/components/icons/drawn';
import { Ear } from '@/components/icons/ear';
import { ReceiptText } from '@/components/icons/receipt-text';
import { RotateCcw } from '@/components/icons/rotate-ccw';
import { Truck } from '@/components/icons/truck';
import { bold, linkTo, onOneLine } from '@/components/ui/text/rich-words';
import { paths } from '@/domain/pages/paths';

/** Delivery, setting, trial and tax: what people want to know before they pay, where they decide. */
export function FactsAtPrice() {
  const t = useTranslations('product.facts');
  return (
    <ul className="mt-7 grid gap-3.5 border-t border-line pt-6">
      <Fact icon={Truck}>{t.rich('shipping', { b: bold, span: onOneLine })}</Fact>
      <Fact icon={Ear}>{t.rich('setUp', { b: bold, link: linkTo(paths.hearingTest) })}</Fact>
      <Fact icon={RotateCcw}>
        {t.rich('trial', {
          b: bold,
          returns: linkTo(paths.returns),
          warranty: linkTo(paths.warranty),
        })}
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
