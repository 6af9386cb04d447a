import { useTranslations } from 'next-intl';
import type { CheckoutField } from '@/domain/checkout-form';
import { fieldIdOf, problemOf, useCheckoutContext } from './use-checkout-form';

/** Everything a field of the kit needs to be a field of this form: name, id, handlers and its message. */
export function useField(field: CheckoutField) {
  const t = useTranslations('checkout.problems');
  const { register, formState } = useCheckoutContext();
  const problem = problemOf(formState.errors, field);
  return {
    ...register(field),
    id: fieldIdOf(field),
    error: problem ? t(problem) : undefined,
  };
}
