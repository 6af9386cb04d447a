import { object, string } from 'yup';
import { AppError } from '@/domain/errors';
import type { Confirmation } from '@/server/payments/port';
import { anyone, endpoint, route } from '../route';

const intent = string()
  .matches(/^[\w-]{1,100}$/)
  .required();

/**
 * What the sandbox's confirmation page shows and decides. Whoever has the intent's unguessable id is the
 * shopper it was made for. Deciding twice keeps the first decision and tells it.
 */
export const sandboxConfirm = route('/api/sandbox/confirm', {
  GET: endpoint({
    input: object({ intent }),
    mayCall: anyone,
    handle: async ({ input, services }) =>
      confirmationOf(await services.confirmations.find(input.intent)),
  }),
  POST: endpoint({
    input: object({
      intent,
      decision: string()
        .oneOf(['approve', 'decline'] as const)
        .required(),
    }),
    mayCall: anyone,
    handle: async ({ input, services }) =>
      confirmationOf(await services.confirmations.decide(input.intent, input.decision)),
  }),
});

function confirmationOf(found: Confirmation | null) {
  if (!found) throw new AppError('not_found_error', 'This payment is unknown');
  const { amount, currency, answer, returnPath } = found;
  return {
    amount,
    currency,
    isDecided: answer !== 'open',
    returnUrl: returnUrlOf(returnPath, answer),
  };
}

/** Back to the shop with the two keys every redirecting gateway sends (spec 4). */
function returnUrlOf(returnPath: string, answer: Confirmation['answer']): string {
  const url = new URL(returnPath, 'http://shop.invalid');
  url.searchParams.set('gateway', 'embedded');
  url.searchParams.set('redirect_status', answer === 'approved' ? 'succeeded' : 'canceled');
  return url.pathname + url.search + url.hash;
}
