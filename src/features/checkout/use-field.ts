import { useTranslations } from 'next-intl';
import type { FormField } from '@/components/forms/form-field';
import type { CheckoutField } from '@/domain/checkout-form';
import { fieldIdOf, problemOf, useCheckoutContext } from './use-checkout-form';

/** Everything a field of the kit needs to be a field of this form: name, id, handlers and its message. */
export function useFieldOf(): (field: CheckoutField) => FormField {
  const t = useTranslations('fields.problems');
  const { register, formState } = useCheckoutContext();
  const { errors } = formState;
  return (field) => {
    const problem = problemOf(errors, field);
    return {
      ...register(field),
      id: fieldIdOf(field),
      error: problem ? t(problem) : undefined,
    };
  };
}
