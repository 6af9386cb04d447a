import { useTranslations } from 'next-intl';
import grid from '@/components/forms/card-grid.module.css';
import type { HostedCardField } from '@/domain/checkout/checkout-form';
import type { CheckoutProblem } from '@/domain/checkout/checkout-problem';
import { HostedField } from './hosted-field';
import { hostedFieldIds } from './hosted-field-ids';

type HostedCardFieldsProps = {
  problemOf: (name: HostedCardField) => CheckoutProblem | null;
  isHidden: boolean;
};

/** A card in the gateway's own fields: typed data never passes through this page or this shop. */
export function HostedCardFields({ problemOf, isHidden }: HostedCardFieldsProps) {
  const t = useTranslations('fields.card');
  const problems = useTranslations('fields.problems');
  const field = (name: HostedCardField) => {
    const problem = problemOf(name);
    const error = problem ? problems(problem) : undefined;
    return { id: hostedFieldIds[name], label: t(name), error };
  };
  return (
    <div className={isHidden ? undefined : grid.grid} hidden={isHidden}>
      <HostedField {...field('number')} className={grid.whole} />
      <HostedField {...field('expiry')} hint={t('expiryHint')} />
      <HostedField {...field('securityCode')} hint={t('securityCodeHint')} />
    </div>
  );
}
