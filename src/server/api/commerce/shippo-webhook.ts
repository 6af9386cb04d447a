import { mixed, object } from 'yup';
import { AppError } from '@/domain/failures/errors';
import { endpoint, route, type Guard } from '../endpoints/route';
import { isSecretPath } from '@/server/http/secret-path';

const nothing = () => new AppError('not_found_error', 'There is nothing at this address');

/** Shippo signs nothing: what proves that it is Shippo is a secret in the address it was told to call. */
const shippo: Guard<null> = async ({ path }, { webhookSecret }) => {
  if (isSecretPath(path, webhookSecret)) return null;
  throw nothing();
};

/**
 * How parcels fare, as Shippo hears it from the carrier (`track_updated`). What is none of that, and parcels that are
 * none of ours, are taken and passed over: Shippo repeats what is refused.
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
