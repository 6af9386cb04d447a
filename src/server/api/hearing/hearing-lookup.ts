import { object } from 'yup';
import type { Services } from '@/server/main/services';
import { ownerOf } from '@/server/visits/ownership';
import { identifyVisitor } from '../endpoints/customer-guard';
import type { HttpRequest } from '@/server/http/exchange';
import { anyone, endpoint, route } from '../endpoints/route';
import { readAsStaff } from '../endpoints/admin-endpoint';
import { lookUpNote } from '../endpoints/look-up-note';
import { emailInput } from '../endpoints/hearing-inputs';

/**
 * Whether an address has a result. Only the result's owner and staff, whose look-up is noted, get the true answer;
 * everybody else hears no, so that asking reveals nothing about other people.
 */
export const hasHearingResult = route({
  POST: endpoint({
    input: object({ email: emailInput }),
    mayCall: anyone,
    handle: async ({ input, services, request }) => {
      await services.limits.count(['hearingLookup', services.clientAddressOf(request)]);
      return { result: await isTold(input.email, services, request) };
    },
  }),
});

async function isTold(email: string, services: Services, request: HttpRequest): Promise<boolean> {
  const { hearing, commerce } = services;
  const told = await readAsStaff(request, services, 'health', async () => ({
    result: (await hearing.staffResults.ofEmail(email)).length > 0,
    notes: [await lookUpNote(email, services)],
  }));
  if (told) return told.result;
  const visitor = await identifyVisitor(request, commerce.visitors).catch(() => null);
  return visitor !== null && hearing.results.hasOwned(ownerOf(visitor), email);
}
