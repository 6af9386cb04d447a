import { object, string } from 'yup';
import { AppError } from '@/domain/failures/errors';
import { endpoint, route, type Guard } from '../endpoints/route';
import { isSecretPath } from '@/server/http/secret-path';

/**
 * Swell signs nothing; a secret in the webhook's address proves the sender (developers.swell.is, "Webhooks"). A wrong
 * secret, and any secret while the shop runs on its own engine, gets a 404.
 */
const swell: Guard<null> = async ({ path }, { config, webhookSecret }) => {
  if (config.swell && isSecretPath(path, webhookSecret)) return null;
  throw new AppError('not_found_error', 'There is nothing at this address');
};

/**
 * Events of a hosted store. A submitted order is confirmed by our mail once, however often the event arrives. Only the
 * id is taken from the event; the order itself is read from Swell. Other events are accepted and ignored, because Swell
 * repeats what is refused. An order that cannot be found (yet) is refused.
 */
export const swellWebhook = route({
  POST: endpoint({
    input: object({
      type: string().max(100).required(),
      data: object({ id: string().max(100) }).nullable(),
    }),
    mayCall: swell,
    handle: async ({ input, services }) => {
      if (input.type !== 'order.submitted') return { received: true };
      const order = await services.commerce.orders.findOrder(input.data?.id ?? '');
      if (!order) throw new AppError('not_found_error', 'This order is unknown');
      // Swell reports drafts as well; submitting one later is a separate event.
      if (order.status === 'draft') return { received: true };
      await services.db.transaction((tx) =>
        services.jobs.enqueue(
          tx,
          'send-order-confirmation',
          { orderId: order.id },
          { singletonKey: order.id },
        ),
      );
      return { received: true };
    },
  }),
});
