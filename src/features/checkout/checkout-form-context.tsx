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
 * Provides the form to its sections. The value is stable: components that show the form's state read it with
 * `useFormState`, so that a change does not render the whole form again.
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
