import { cents } from '@/domain/money';
import type { AdminOrders } from '@/server/commerce/admin-orders';
import type { PaymentWork } from '@/server/payments/port';
import type { JobHandlers } from '@/server/jobs/queue';

type PaymentDeps = {
  /** Null when money is captured with the order. */
  paymentWork: PaymentWork | null;
  /** Null when a hosted store keeps the orders. */
  adminOrders: Pick<AdminOrders, 'paymentLost' | 'paidBackElsewhere'> | null;
};

/**
 * The remaining work at an external provider, and events it caused itself; none when money is captured with the order.
 */
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
