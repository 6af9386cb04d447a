import { object, string } from 'yup';
import { isEmail, normaliseEmail } from '@/domain/accounts/account';
import type { Counted } from '@/server/http/limits/rate-limits';
import { endpoint, route, type Guard } from '../endpoints/route';

const input = object({
  email: string()
    .required()
    .max(254)
    .test('email', 'The email address is not valid', (text) => isEmail(text)),
});

/** Anybody may ask; those who ask too often are recognised by their client address. */
export const byClient: Guard<{ clientAddress: string }> = async (request, { clientAddressOf }) => ({
  clientAddress: clientAddressOf(request),
});

/**
 * Tells which step of the login comes next for an address. Only here does a stranger learn whether an account exists
 * (spec 8, existEmail), so it tells nothing else, and those who ask often are slowed down and stopped.
 */
const lookUp = endpoint({
  input,
  mayCall: byClient,
  handle: async ({ input: { email }, caller: { clientAddress }, services, request }) => {
    const { limits, commerce } = services;
    const unknown = ['unknownAccountByClient', clientAddress] as const;
    await limits.count(
      ['accountLookupByClient', clientAddress],
      unknown,
      ...lookupCounts(email, { clientAddress, device: services.devices.find(request, { email }) }),
    );
    const signIn = await commerce.visitors.findSignIn(email);
    if (signIn) await limits.forgive(unknown);
    return { exists: signIn !== null, hasPassword: signIn?.hasPassword ?? false };
  },
});

/** A known device skips the counter that everybody shares. */
function lookupCounts(
  email: string,
  { clientAddress, device }: { clientAddress: string; device: string | null },
): readonly Counted[] {
  const address = normaliseEmail(email);
  const shared: readonly Counted[] = device === null ? [['accountLookup', address]] : [];
  return [['accountLookupHere', address, device ?? clientAddress], ...shared];
}

/** By GET as in spec 7; our own form uses POST, because queries end up in the logs of proxies. */
export const accountLookup = route({
  GET: lookUp,
  POST: lookUp,
});
