import { useEffect, useMemo } from 'react';
import { get, useForm, type FieldErrors } from 'react-hook-form';
import { resolverBy } from '@/components/forms/resolver-by';
import {
  checkoutFields,
  emptyCard,
  rulesFor,
  savedPartOf,
  type CheckoutField,
  type CheckoutForm,
  type CheckoutNeeds,
  type CheckoutRules,
  type SavedCheckout,
} from '@/domain/checkout/checkout-form';
import { isCheckoutProblem, type CheckoutProblem } from '@/domain/checkout/checkout-problem';
import { saveCheckout } from './checkout-store';

/** The rules are loaded when they are first needed, or earlier when the shopper starts to type. */
export const loadFormRules = () => import('@/domain/schemas/checkout-form');

const resolver = resolverBy<CheckoutForm, CheckoutNeeds>(async (values, context) => {
  const { findProblems } = await loadFormRules();
  return findProblems(values, rulesFor(values, context ?? { isPaymentDue: true, isShipped: true }));
});

/** The checkout's form, starting from stored values and storing every change but the card. */
export function useCheckoutForm(saved: SavedCheckout, context: CheckoutNeeds) {
  const defaultValues = useMemo(
    () => ({ ...saved, card: emptyCard, hostedCard: null, savedCard: null, isCardSaved: false }),
    [saved],
  );
  const form = useForm<CheckoutForm, CheckoutNeeds>({
    defaultValues,
    context,
    resolver,
    // Nothing is marked before the first submit; then a message disappears as soon as its field is right.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveCheckout(savedPartOf(values)),
      }),
    [subscribe],
  );
  return form;
}

/** The id of a field, without dots, which would need escaping in every selector. */
export function fieldIdOf(field: CheckoutField): string {
  return field.replace('.', '-');
}

export type ShownProblem = { field: CheckoutField; problem: CheckoutProblem };

/** Problems of the visible fields, in their order: a hidden field cannot be corrected. */
export function problemsIn(
  errors: FieldErrors<CheckoutForm>,
  { asksShipping, asksBilling, asksCard }: CheckoutRules,
): ShownProblem[] {
  const hidden = [
    !asksShipping && 'shipDetails.',
    !asksBilling && 'billingDetails.',
    !asksCard && 'card.',
  ].filter((group) => group !== false);
  return checkoutFields.flatMap((field) => {
    const problem = problemOf(errors, field);
    const isHidden = hidden.some((group) => field.startsWith(group));
    return problem && !isHidden ? [{ field, problem }] : [];
  });
}

/** The problem of one field; null when there is none. */
export function problemOf(
  errors: FieldErrors<CheckoutForm>,
  field: CheckoutField,
): CheckoutProblem | null {
  const message: unknown = get(errors, `${field}.message`);
  return isCheckoutProblem(message) ? message : null;
}
