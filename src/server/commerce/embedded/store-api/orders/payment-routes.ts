import { AppError } from '@/domain/failures/errors';
import { fromChargeUnits } from '@/domain/checkout/charge';
import type { PaymentRecord } from '@/server/commerce/embedded/orders/payment-reading';
import type { StoreCall } from '../http/call';
import type { PublishedPayment } from '../catalogue/published';
import type { RouteTable } from '../http/router';

/** Captured payments (contract 11), for those who made them. */
export const paymentRoutes: RouteTable = {
  'GET /payments/:id': async (call) => {
    const payment = await find(call);
    return call.answer(payment && paymentWire(payment));
  },
  // swell-js uses this call to hurry up an asynchronous gateway; here every payment is final when it is made.
  'PUT /payments/:id': async (call) => {
    await call.body();
    const payment = await find(call);
    if (!payment) throw new AppError('not_found_error', 'This payment does not exist');
    return call.answer(paymentWire(payment));
  },
};

function find({ services, session, params }: StoreCall): Promise<PaymentRecord | null> {
  return services.engine.payments.find(session, params.id ?? '');
}

function paymentWire(payment: PaymentRecord) {
  const { cardToken, amount, currency } = payment;
  const wire = {
    id: payment.id,
    method: payment.method,
    gateway: payment.gateway,
    transaction_id: payment.transactionId,
    card: cardToken === null ? null : { token: cardToken },
    status: 'success' as const,
    success: true,
    amount: fromChargeUnits(amount, currency),
    currency,
    date_created: payment.createdAt,
  };
  return wire satisfies PublishedPayment;
}
