import { object, string } from 'yup';
import { AppError } from '@/domain/failures/errors';
import { anyVisitor } from '../endpoints/customer-guard';
import { endpoint, route } from '../endpoints/route';
import type { HttpAnswer } from '@/server/http/exchange';
import { ownedOrder } from './orders';

/** The sheet of our own label for an approved return of one of the caller's orders. */
export const returnLabel = route({
  GET: endpoint({
    input: object({
      /** The order's id. */
      id: string()
        .matches(/^[\w-]{1,100}$/)
        .required(),
    }),
    mayCall: anyVisitor,
    handle: async ({ input, caller, services }) => {
      const order = await ownedOrder(services, caller, input.id);
      const returns = await services.returns.ofOrder(order.id);
      const approved = returns.find(({ status }) => status === 'approved');
      const pdf = approved ? await services.returns.printLabel(order, approved) : null;
      if (pdf === null) {
        throw new AppError('not_found_error', 'There is no label of ours for this order');
      }
      return { pdf, number: order.number };
    },
    answer: pdfAnswer,
  }),
});

function pdfAnswer({ pdf, number }: { pdf: Uint8Array; number: string }): HttpAnswer {
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="return-label-${number}.pdf"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
    body: pdf,
  };
}
