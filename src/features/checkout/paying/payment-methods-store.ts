import { create } from 'zustand';
import { readPaymentMethods, type PaymentMethods } from './read-payment-methods';

type PaymentMethodsState = {
  payment: PaymentMethods;
  /** Counts the readings: the answer of an older one is dropped. */
  reading: number;
};

/** What this checkout can be paid with. The form, the wallets above it and the summary show parts of it. */
export const usePaymentMethodsStore = create<PaymentMethodsState>(() => ({
  payment: { status: 'loading' },
  reading: 0,
}));

/** Reads the methods, again after a failure. Never rejects. */
export async function loadPaymentMethods(): Promise<void> {
  const reading = usePaymentMethodsStore.getState().reading + 1;
  usePaymentMethodsStore.setState({ payment: { status: 'loading' }, reading });
  await readPaymentMethods((payment) =>
    usePaymentMethodsStore.setState((state) => (state.reading === reading ? { payment } : {})),
  );
}
