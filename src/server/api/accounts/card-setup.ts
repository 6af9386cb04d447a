import { object, string } from 'yup';
import { AppError } from '@/domain/failures/errors';
import type { Services } from '@/server/main/services';
import { customerOnly } from '../endpoints/customer-guard';
import { endpoint, route } from '../endpoints/route';

const setupId = string()
  .matches(/^[A-Za-z0-9_]{1,255}$/)
  .required();

/**
 * A card to keep without a payment, where the gateway has card fields of its own. POST gives the secret with which its
 * browser code asks the bank; PUT then gives the token, which swell-js saves in the account.
 */
export const cardSetup = route({
  POST: endpoint({
    input: object({}),
    mayCall: customerOnly,
    handle: async ({ caller, services, request }) => {
      const { id } = caller.account;
      await services.limits.count(
        ['cardSetupByAccount', id],
        ['cardSetupByClient', services.clientAddressOf(request)],
      );
      const { clientSecret } = await expectSetups(services).open(id);
      return { client_secret: clientSecret };
    },
  }),
  PUT: endpoint({
    input: object({ id: setupId }),
    mayCall: customerOnly,
    handle: async ({ input, caller, services }) => {
      const token = await expectSetups(services).tokenOf(caller.account.id, input.id);
      if (token === null) throw new AppError('not_found_error', 'No card was agreed to here');
      return { token };
    },
  }),
});

function expectSetups({ cardSetups }: Services) {
  if (cardSetups) return cardSetups;
  throw new AppError('not_found_error', 'Cards are kept through the card vault here');
}
