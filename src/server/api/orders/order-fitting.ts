import { object } from 'yup';
import { plainSheet } from '@/domain/fitting/plain-help';
import { anyVisitor } from '../endpoints/customer-guard';
import { recordId } from '../endpoints/hearing-inputs';
import { endpoint, route } from '../endpoints/route';
import { ownedOrder } from './orders';

/** How the aids of one of the visitor's orders are set, in plain words; null until a clinician has signed. */
export const orderFitting = route({
  GET: endpoint({
    input: object({ order_id: recordId }),
    mayCall: anyVisitor,
    handle: async ({ input, caller, services }) => {
      const order = await ownedOrder(services, caller, input.order_id);
      const sheets = await services.fittings.of(order.id);
      const signed = sheets.findLast(({ signature }) => signature !== null);
      if (!signed?.signature) return { fitting: null };
      const { clinician, at } = signed.signature;
      return { fitting: { ...plainSheet(signed.sheet), signedBy: clinician, signedAt: at } };
    },
  }),
});
