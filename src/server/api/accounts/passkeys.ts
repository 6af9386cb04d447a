import { object, string } from 'yup';
import type { AccountSummary } from '@/domain/accounts/account';
import { AppError } from '@/domain/failures/errors';
import { defaultLocale, locales } from '@/domain/words/locale';
import type { PasskeyRefusal } from '@/server/passkeys/ceremonies';
import type { Services } from '@/server/main/services';
import { jsonAnswer } from '@/server/http/answers';
import { bearerOf } from '@/server/http/bearer';
import { customerOnly } from '../endpoints/customer-guard';
import { credentialId, createdPasskey, usedPasskey } from '@/server/http/passkey-input';
import { endpoint, route } from '../endpoints/route';
import { byClient } from './account-lookup';

const noStore = { 'Cache-Control': 'no-store' };

/** The calling customer's passkeys, oldest first. */
export const passkeys = route({
  GET: endpoint({
    input: object({}),
    mayCall: customerOnly,
    handle: async ({ caller: { account }, services }) => ({
      results: await services.passkeys.list(account.id),
    }),
    answer: (list) => jsonAnswer(200, list, noStore),
  }),
  /** Adds a passkey that the browser has just made, and mails the account's address about it. */
  POST: endpoint({
    input: object({
      created: createdPasskey,
      locale: string().oneOf(locales).default(defaultLocale),
    }),
    mayCall: customerOnly,
    handle: async ({ input, caller: { account }, services }) => {
      const added = await services.passkeys.add(account.id, input.created, async (tx) => {
        await services.jobs.enqueue(tx, 'send-account-news', {
          mailId: `passkey-${input.created.id.slice(0, 24)}`,
          locale: input.locale,
          accountId: account.id,
          news: 'passkeyAdded',
        });
      });
      if (!added.ok) throw refusal(added.code);
      return { results: await services.passkeys.list(account.id) };
    },
    answer: (list) => jsonAnswer(200, list, noStore),
  }),
});

const refusals: Readonly<Record<PasskeyRefusal, string>> = {
  passkey_invalid: 'The passkey could not be checked',
  too_many_passkeys: 'There are as many passkeys as an account can have',
};

function refusal(code: PasskeyRefusal): AppError {
  return new AppError('permission_error', refusals[code], { param: 'created' });
}

/** Takes one of the customer's passkeys away. */
export const removePasskey = route({
  POST: endpoint({
    input: object({ id: credentialId }),
    mayCall: customerOnly,
    handle: async ({ input: { id }, caller: { account }, services }) => {
      if (!(await services.passkeys.remove(account.id, id))) {
        throw new AppError('not_found_error', 'There is no such passkey', { param: 'id' });
      }
      return { results: await services.passkeys.list(account.id) };
    },
    answer: (list) => jsonAnswer(200, list, noStore),
  }),
});

/**
 * What the browser needs to make a passkey. A passkey opens the account for good, so a visit that logged in more than
 * 15 minutes ago has to enter the password again (`permission_error`, field `password`).
 */
export const passkeyCreation = route({
  POST: endpoint({
    input: object({ password: string().max(500) }),
    mayCall: customerOnly,
    handle: async ({ input: { password }, caller: { session, account }, services, request }) => {
      await proveOwner(services, {
        session,
        account,
        password,
        clientAddress: services.clientAddressOf(request),
      });
      return services.passkeys.creationOptions(account);
    },
    answer: (options) => jsonAnswer(200, options, noStore),
  }),
});

async function proveOwner(
  { limits, commerce: { logins, customerRecords } }: Services,
  asked: {
    session: string;
    account: AccountSummary;
    password: string | undefined;
    clientAddress: string;
  },
): Promise<void> {
  const { session, account, password, clientAddress } = asked;
  if (!logins || !customerRecords) throw elsewhere();
  if (await logins.isRecent(session)) return;
  if (password !== undefined) {
    const counted = [
      ['loginByClient', clientAddress],
      ['loginHere', account.email, clientAddress],
    ] as const;
    await limits.count(...counted);
    if (await customerRecords.isOwner(account.id, { password })) {
      return limits.forgive(...counted);
    }
  }
  throw new AppError('permission_error', 'Log in again, or send the password', {
    param: 'password',
  });
}

/** A challenge to log in with. It tells nothing about anybody. */
export const passkeyRequest = route({
  POST: endpoint({
    input: object({}),
    mayCall: byClient,
    handle: async ({ caller: { clientAddress }, services }) => {
      if (!services.commerce.logins) throw elsewhere();
      await services.limits.count(['passkeyByClient', clientAddress]);
      return services.passkeys.requestOptions();
    },
    answer: (options) => jsonAnswer(200, options, noStore),
  }),
});

/**
 * Logs the visit in with a passkey. The visit continues under the id in `X-Session`; a wrong passkey gets
 * `permission_error`.
 */
export const passkeyLogin = route({
  POST: endpoint({
    input: object({ used: usedPasskey }),
    mayCall: byClient,
    handle: async ({ input, caller: { clientAddress }, services, request }) => {
      const { logins } = services.commerce;
      if (!logins) throw elsewhere();
      await services.limits.count(['loginByClient', clientAddress]);
      const accountId = await services.passkeys.accountOf(input.used);
      if (accountId === null) {
        throw new AppError('permission_error', 'This passkey opens no account', { param: 'used' });
      }
      await services.limits.forgive(['loginByClient', clientAddress]);
      return logins.logInto(bearerOf(request), accountId);
    },
    answer: (session) => jsonAnswer(200, { success: true }, { ...noStore, 'X-Session': session }),
  }),
});

function elsewhere(): AppError {
  return new AppError('not_found_error', 'The store keeps its accounts elsewhere');
}
