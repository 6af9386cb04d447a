import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import type { StoreRefusal } from '@/client/requests/store-answer';
import type { FormField } from '@/components/forms/form-field';
import { resolverBy } from '@/components/forms/resolver-by';
import { emptyCard, type CardFields } from '@/domain/checkout/checkout-form';
import { isCheckoutProblem, type CheckoutProblem } from '@/domain/checkout/checkout-problem';

export const loadCardRules = () => import('@/domain/schemas/card-form');

const resolver = resolverBy<CardFields>(async (values) =>
  (await loadCardRules()).findCardProblems(values),
);

/** In the order of the screen; the problem to show when our check accepted a field and the vault refused it. */
const refusedAs: Readonly<Record<keyof CardFields, CheckoutProblem>> = {
  number: 'cardNumberInvalid',
  expiry: 'cardExpiryInvalid',
  securityCode: 'securityCodeInvalid',
  nameOnCard: 'refused',
};

const names = ['number', 'expiry', 'securityCode', 'nameOnCard'] as const;

/** A card form with the rules of the checkout. Typed values stay in this form. */
export function useCardForm() {
  const t = useTranslations('fields.problems');
  const form = useForm<CardFields>({
    defaultValues: emptyCard,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const { errors } = form.formState;

  function field(name: keyof CardFields): FormField {
    const message = errors[name]?.message;
    const error = isCheckoutProblem(message) ? t(message) : undefined;
    return { ...form.register(name), id: `card-${name}`, error };
  }

  /** Marks the field named by the vault; false when it names none. */
  async function refuse({ param }: StoreRefusal): Promise<boolean> {
    const { cardFieldOf } = await import('@/client/wire/card-to-wire');
    const name = cardFieldOf(param);
    if (name === null) return false;
    form.setError(name, { type: 'server', message: refusedAs[name] });
    return true;
  }

  const problems = names.flatMap((name) => {
    const { id, error } = field(name);
    return error ? [{ fieldId: id, message: error }] : [];
  });
  return { form, field, problems, refuse };
}
