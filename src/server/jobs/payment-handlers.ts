import type { PaymentWork } from '../payments/port';
import type { JobHandlers } from './queue';

/** What is left to do at a provider elsewhere; nothing where money is taken with the order. */
export function paymentHandlers({ paymentWork }: { paymentWork: PaymentWork | null }) {
  return {
    'settle-payment': async ({ paymentId }) => paymentWork?.settle(paymentId),
    'read-payment': async ({ intentId }) => paymentWork?.readAgain(intentId),
    'forget-card': async ({ token }) => paymentWork?.forgetCard(token),
    'reconcile-payments': async () => paymentWork?.reconcile(),
  } satisfies Partial<JobHandlers>;
}
