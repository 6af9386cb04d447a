import { object, string } from 'yup';
import { AppError } from '@/domain/failures/errors';
import { anyVisitor } from '../endpoints/customer-guard';
import { pdfAnswer } from '../endpoints/pdf-answer';
import { endpoint, route } from '../endpoints/route';
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
    answer: ({ pdf, number }) => pdfAnswer(pdf, `return-label-${number}`),
  }),
});
