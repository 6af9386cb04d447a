import { mixed, object } from 'yup';
import { AppError } from '@/domain/failures/errors';
import { endpoint, route, type Guard } from '../endpoints/route';
import { isSecretPath } from '@/server/http/secret-path';

const nothing = () => new AppError('not_found_error', 'There is nothing at this address');

/** Shippo signs nothing; a secret in the webhook's address proves the sender. */
const shippo: Guard<null> = async ({ path }, { webhookSecret }) => {
  if (isSecretPath(path, webhookSecret)) return null;
  throw nothing();
};

/**
 * Tracking updates that Shippo gets from carriers (`track_updated`). Other events, and parcels that are not ours, are
 * accepted and ignored, because Shippo repeats what is refused.
 */
export const shippoWebhook = route({
  POST: endpoint({
    input: object({ event: mixed(), data: mixed() }),
    mayCall: shippo,
    handle: async ({ input, services }) => {
      const outcome = (await services.parcels?.takeReport(input)) ?? 'no_reports';
      if (outcome === 'no_reports') throw nothing();
      return { received: true };
    },
  }),
});
