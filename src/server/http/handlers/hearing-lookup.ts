import { object } from 'yup';
import type { Services } from '@/server/services';
import { ownerOf } from '@/server/visits/ownership';
import { adminOnly } from '../admin-guard';
import { identifyVisitor } from '../customer-guard';
import type { HttpRequest } from '../exchange';
import { anyone, endpoint, route } from '../route';
import { emailInput } from './hearing-inputs';

/**
 * Whether an address has a result. The truth is for whoever the result belongs to and for our staff; everybody else
 * hears no, so that nobody learns of another's test by asking.
 */
export const hasHearingResult = route('/api/has-hearing-result', {
  POST: endpoint({
    input: object({ email: emailInput }),
    mayCall: anyone,
    handle: async ({ input, services, request }) => {
      await services.limits.count(['hearingLookup', services.peerOf(request)]);
      return { result: await isTold(input.email, services, request) };
    },
  }),
});

async function isTold(email: string, services: Services, request: HttpRequest): Promise<boolean> {
  const { hearing, commerce } = services;
  const staff = await adminOnly(request, services).catch(() => null);
  if (staff) return (await hearing.staffResults.ofEmail(email)).length > 0;
  const visitor = await identifyVisitor(request, commerce.visitors).catch(() => null);
  return visitor !== null && hearing.results.hasOwned(ownerOf(visitor), email);
}
