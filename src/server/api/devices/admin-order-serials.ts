import { array, number, object, string } from 'yup';
import { ears } from '@/domain/devices/device';
import { maximumReasonLength, packingFaults, type PackingFault } from '@/domain/devices/packing';
import { AppError } from '@/domain/failures/errors';
import { trimmedText } from '@/domain/schemas/trimmed-text';
import type { AdminOrderRefusal } from '@/server/commerce/admin-orders';
import { route } from '../endpoints/route';
import { adminEndpoint } from '../endpoints/admin-endpoint';
import { recordId } from '../endpoints/hearing-inputs';
import { answerOf, changeOf, noteChange, which } from '../admin/admin-order-changes';
import { adminOrdersOf } from '../admin/admin-orders';

/** Which piece was packed for which ear. */
export const adminOrderSerials = route({
  POST: adminEndpoint({
    may: 'orders.change',
    input: object({
      ...which,
      aids: array(
        object({
          line_id: recordId,
          ear: string().oneOf(ears).required(),
          /** Counts the pieces of a line, from 0. */
          unit: number().integer().min(0).max(99).default(0),
          serial_number: trimmedText().max(100).required(),
        }),
      )
        .max(100)
        .required(),
      /** Why a number that was saved before is another one now. */
      reason: trimmedText().max(maximumReasonLength).default(''),
    }),
    notes: noteChange,
    handle: async ({ input, caller, services }) => {
      adminOrdersOf(services);
      const { reason } = input;
      const aids = input.aids.map(({ line_id: lineId, ear, unit, serial_number: serial }) => ({
        ...{ lineId, ear, unit, serial },
      }));
      const change = changeOf(input, caller.staff);
      const outcome = await services.hearingAids.aids.pack(change, { aids, reason });
      if (outcome.ok) return answerOf(outcome, caller);
      const { code } = outcome;
      if (isPackingFault(code)) {
        throw new AppError('validation_error', `Not possible: ${code}`, { param: code });
      }
      return answerOf({ ok: false, code }, caller);
    },
  }),
});

function isPackingFault(code: PackingFault | AdminOrderRefusal): code is PackingFault {
  return packingFaults.some((one) => one === code);
}
