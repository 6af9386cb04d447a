import { object, string } from 'yup';
import { brand } from '@/domain/brand';
import type { Order } from '@/domain/order';
import { deliveredInFullAt } from '@/domain/shipment';
import { homeTrialOf, returnClockOf } from '@/domain/trial';
import type { ReceiptFacts } from '@/server/documents/receipt-words';
import type { Services } from '@/server/services';
import { anyVisitor } from '../customer-guard';
import type { HttpAnswer } from '../exchange';
import { endpoint, route } from '../route';
import { ownedOrder } from './orders';

/** The receipt of an order of one's own, as a PDF to print or to send to an insurer. */
export const orderReceipt = route('/api/swell/order-receipt', {
  GET: endpoint({
    input: object({
      id: string()
        .matches(/^[\w-]{1,100}$/)
        .required(),
    }),
    mayCall: anyVisitor,
    handle: async ({ input, caller, services }) => {
      const order = await ownedOrder(services, caller, input.id);
      const { renderReceipt } = await import('@/server/documents/render-receipt');
      const pdf = await renderReceipt(order, await factsOf(order, services));
      return { pdf, number: order.number };
    },
    answer: pdfAnswer,
  }),
});

async function factsOf(order: Order, { commerce, config }: Services): Promise<ReceiptFacts> {
  const shipments = await commerce.orders.shipmentsOf(order.id);
  const trial = homeTrialOf(
    order,
    returnClockOf(shipments, { now: new Date(), days: config.trialDays }),
  );
  return {
    seller: { name: brand.name, address: config.sellerAddress },
    paidAt: order.isPaid ? order.createdAt : null,
    deliveredAt: deliveredInFullAt(shipments),
    trialEndsOn: trial && trial.state !== 'not_started' ? trial.endsOn : null,
    serialNumbers: null,
    dispenser: null,
    prescriber: null,
  };
}

function pdfAnswer({ pdf, number }: { pdf: Uint8Array; number: string }): HttpAnswer {
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="receipt-${number}.pdf"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
    body: pdf,
  };
}
