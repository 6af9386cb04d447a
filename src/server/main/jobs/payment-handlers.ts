import { cents } from '@/domain/money';
import type { AdminOrders } from '@/server/commerce/admin-orders';
import type { PaymentWork } from '@/server/payments/port';
import type { JobHandlers } from '@/server/jobs/queue';

type PaymentDeps = {
  /** Null where money is taken with the order. */
  paymentWork: PaymentWork | null;
  /** Null where a hosted store keeps the orders. */
  adminOrders: Pick<AdminOrders, 'paymentLost' | 'paidBackElsewhere'> | null;
};

/** What is left to do at a provider elsewhere, and what it did by itself; nothing where money is taken with the order. */
export function paymentHandlers({ paymentWork, adminOrders }: PaymentDeps) {
  return {
    'settle-payment': async ({ paymentId }) => paymentWork?.settle(paymentId),
    'read-payment': async ({ intentId }) => paymentWork?.readAgain(intentId),
    'hold-unpaid-order': async ({ orderId }) => adminOrders?.paymentLost(orderId),
    'enter-refund': async ({ amount, ...news }) =>
      adminOrders?.paidBackElsewhere({ ...news, amount: cents(amount) }),
    'forget-card': async ({ token }) => paymentWork?.forgetCard(token),
    'reconcile-payments': async () => paymentWork?.reconcile(),
  } satisfies Partial<JobHandlers>;
}
