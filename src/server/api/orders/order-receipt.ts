import { object, string } from 'yup';
import { AppError } from '@/domain/failures/errors';
import type { Order } from '@/domain/orders/order';
import { deliveredInFullAt } from '@/domain/orders/shipment';
import { homeTrialOf, returnClockOf } from '@/domain/trial';
import { warrantyEndsOn } from '@/domain/warranty';
import type { ReceiptFacts } from '@/server/documents/receipt-words';
import type { Services } from '@/server/main/services';
import { anyVisitor } from '../endpoints/customer-guard';
import { pdfAnswer } from '../endpoints/pdf-answer';
import { endpoint, route } from '../endpoints/route';
import { adminEndpoint } from '../endpoints/admin-endpoint';
import { recordId } from '../endpoints/hearing-inputs';
import { ownedOrder } from './orders';

/** The receipt of one of the caller's orders, as a PDF to print or to send to an insurer. */
export const orderReceipt = route({
  GET: endpoint({
    input: object({
      id: string()
        .matches(/^[\w-]{1,100}$/)
        .required(),
    }),
    mayCall: anyVisitor,
    handle: async ({ input, caller, services }) => {
      return receiptOf(await ownedOrder(services, caller, input.id), services);
    },
    answer: receiptAnswer,
  }),
});

/** The same receipt for staff; each look is noted. */
export const adminOrderReceipt = route({
  GET: adminEndpoint({
    may: 'orders.read',
    input: object({ order_id: recordId }),
    notes: ({ order_id: orderId }) => ({ action: 'view', subject: 'order', recordId: orderId }),
    handle: async ({ input, services }) => {
      const { commerce } = services;
      const order = await commerce.orders.findOrder(input.order_id);
      if (!order) throw new AppError('not_found_error', 'This order is unknown');
      return receiptOf(order, services);
    },
    answer: receiptAnswer,
  }),
});

async function receiptOf(order: Order, services: Services) {
  const { renderReceipt } = await import('@/server/documents/render-receipt');
  const pdf = await renderReceipt(order, await factsOf(order, services));
  return { pdf, number: order.number };
}

async function factsOf(order: Order, { commerce, config }: Services): Promise<ReceiptFacts> {
  const [shipments, facts] = await Promise.all([
    commerce.orders.shipmentsOf(order.id),
    commerce.adminOrders?.facts(order.id) ?? null,
  ]);
  const serials = Object.values(facts?.serialNumbers ?? {}).flat();
  const { company, clinician, promises } = config.shop;
  const deliveredAt = deliveredInFullAt(shipments);
  const trial = homeTrialOf(
    order,
    returnClockOf(shipments, { now: new Date(), days: promises.trialDays }),
  );
  return {
    seller: company,
    clinician,
    paidAt: order.isPaid ? order.createdAt : null,
    deliveredAt,
    trialEndsOn: trial && trial.state !== 'not_started' ? trial.endsOn : null,
    warranty: {
      years: promises.warrantyYears,
      endsOn: warrantyEndsOn(deliveredAt, promises.warrantyYears),
    },
    serialNumbers: serials.length > 0 ? serials.join(', ') : null,
  };
}

function receiptAnswer({ pdf, number }: { pdf: Uint8Array; number: string }) {
  return pdfAnswer(pdf, `receipt-${number}`);
}
