import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CheckoutForm, CheckoutNeeds } from '@/domain/checkout/checkout-form';

type CheckoutFormReturn = UseFormReturn<CheckoutForm, CheckoutNeeds>;
type CheckoutFormMethods = Pick<
  CheckoutFormReturn,
  'control' | 'register' | 'setValue' | 'getValues' | 'trigger'
>;

const CheckoutFormContext = createContext<CheckoutFormMethods | null>(null);

type CheckoutFormProviderProps = { form: CheckoutFormReturn; children: ReactNode };

/**
 * What the form's sections work with. It stays the same as long as the form does: who shows the form's state asks for
 * it (`useFormState`), so that not all of the form is drawn anew with each change of it.
 */
export function CheckoutFormProvider({ form, children }: CheckoutFormProviderProps) {
  const { control, register, setValue, getValues, trigger } = form;
  const methods = useMemo(
    () => ({ control, register, setValue, getValues, trigger }),
    [control, register, setValue, getValues, trigger],
  );
  return <CheckoutFormContext.Provider value={methods}>{children}</CheckoutFormContext.Provider>;
}

/** The form around the calling component. Throws where there is none. */
export function useCheckoutContext(): CheckoutFormMethods {
  const methods = useContext(CheckoutFormContext);
  if (methods === null) throw new Error('Not inside the form of the checkout');
  return methods;
}
