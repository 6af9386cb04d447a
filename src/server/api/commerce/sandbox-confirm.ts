import { object, string } from 'yup';
import { AppError } from '@/domain/failures/errors';
import type { Confirmation } from '@/server/payments/port';
import { anyone, endpoint, route } from '../endpoints/route';

const intent = string()
  .matches(/^[\w-]{1,100}$/)
  .required();

/**
 * The sandbox's confirmation page: shows an intent and records the decision. Knowing the intent's unguessable id proves
 * that the caller is its shopper. A repeated call keeps and returns the first decision.
 */
export const sandboxConfirm = route({
  GET: endpoint({
    input: object({ intent }),
    mayCall: anyone,
    handle: async ({ input, services }) =>
      confirmationOf((await services.confirmations?.find(input.intent)) ?? null),
  }),
  POST: endpoint({
    input: object({
      intent,
      decision: string()
        .matches(/^[a-z_]{1,40}$/)
        .required(),
    }),
    mayCall: anyone,
    handle: async ({ input, services }) => {
      const decided = await services.confirmations?.decide(input.intent, input.decision);
      if (decided?.ok) return confirmationOf(decided.value);
      if (decided?.code !== 'unknown_decision') return confirmationOf(null);
      throw new AppError('validation_error', 'This answer is unknown', { param: 'decision' });
    },
  }),
});

function confirmationOf(found: Confirmation | null) {
  if (!found) throw new AppError('not_found_error', 'This payment is unknown');
  const { returnPath, ...confirmation } = found;
  return { ...confirmation, returnUrl: returnPath };
}
