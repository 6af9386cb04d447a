import { useTranslations } from 'next-intl';
import { useFormState } from 'react-hook-form';
import type { FormField } from '@/components/forms/form-field';
import type { CheckoutField } from '@/domain/checkout/checkout-form';
import { useCheckoutContext } from './checkout-form-context';
import { fieldIdOf, problemOf } from './use-checkout-form';

/** Connects a field of the UI kit to this form: name, id, handlers and message. */
export function useFieldOf(): (field: CheckoutField) => FormField {
  const t = useTranslations('fields.problems');
  const { control, register } = useCheckoutContext();
  const { errors } = useFormState({ control });
  return (field) => {
    const problem = problemOf(errors, field);
    return {
      ...register(field),
      id: fieldIdOf(field),
      error: problem ? t(problem) : undefined,
    };
  };
}
