import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import type { StoreRefusal } from '@/client/requests/store-answer';
import type { FormField } from '@/components/forms/form-field';
import { resolverBy } from '@/components/forms/resolver-by';
import {
  addressFieldNames,
  type AddressField,
  type AddressFields,
} from '@/domain/accounts/address-form';
import { isCheckoutProblem } from '@/domain/checkout/checkout-problem';

export const loadAddressRules = () => import('@/domain/schemas/address-form');

const resolver = resolverBy<AddressFields>(async (values) =>
  (await loadAddressRules()).findAddressProblems(values),
);

/** An address form with the rules of the checkout. Nothing is marked before the first submit. */
export function useAddressForm(start: AddressFields) {
  const t = useTranslations('fields.problems');
  const form = useForm<AddressFields>({
    defaultValues: start,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const { errors } = form.formState;

  function field(name: AddressField): FormField {
    const message = errors[name]?.message;
    const error = isCheckoutProblem(message) ? t(message) : undefined;
    return { ...form.register(name), id: `address-${name}`, error };
  }

  /** Marks the field named by the server; false when it names none. */
  async function refuse({ param }: StoreRefusal): Promise<boolean> {
    const { addressFieldOf } = await import('@/client/wire/address-wire');
    const name = addressFieldOf(param ?? '');
    if (name === null) return false;
    form.setError(name, { type: 'server', message: 'refused' });
    return true;
  }

  const problems = addressFieldNames.flatMap((name) => {
    const { id, error } = field(name);
    return error ? [{ fieldId: id, message: error }] : [];
  });
  return { form, field, problems, refuse };
}
