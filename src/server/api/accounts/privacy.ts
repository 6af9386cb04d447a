import { object, string } from 'yup';
import { AppError } from '@/domain/failures/errors';
import { defaultLocale, locales } from '@/domain/words/locale';
import type { CustomerRecords } from '@/server/commerce/port';
import type { DataExport } from '@/server/privacy/privacy';
import { subjectOf } from '@/server/api/accounts/data-subject';
import type { Services } from '@/server/main/services';
import { customerOnly } from '../endpoints/customer-guard';
import type { HttpAnswer, HttpRequest } from '@/server/http/exchange';
import { loginCounts } from '@/server/http/limits/login-limits';
import { mailCounts } from '@/server/http/limits/mail-limits';
import { endpoint, route } from '../endpoints/route';

const locale = string().oneOf(locales).default(defaultLocale);

/** What the privacy page shows: the customer's consents, and what a deletion would end. */
export const privacyOverview = route({
  GET: endpoint({
    input: object({}),
    mayCall: customerOnly,
    handle: async ({ caller: { account }, services }) => {
      const subject = await subjectOf(account, services);
      const { commerce, mailingList } = services;
      const [consents, unfinished] = await Promise.all([
        mailingList.historyOf(subject),
        commerce.customerRecords?.unfinished(account.id) ?? null,
      ]);
      return {
        email: subject.email,
        isEmailProven: subject.isEmailProven,
        hasPassword: account.hasPassword,
        consents: consents.map(({ id, purpose, isGiven, source, textVersion, at }) => ({
          id,
          purpose,
          isGiven,
          source,
          textVersion,
          at,
        })),
        unfinished,
      };
    },
  }),
});

/** Everything we hold about the calling customer, to keep: as JSON for programs, as PDF for people. */
export const privacyExport = route({
  GET: endpoint({
    input: object({ format: string().oneOf(['json', 'pdf']).default('json'), locale }),
    mayCall: customerOnly,
    handle: async ({ input, caller, services }) => {
      const subject = await subjectOf(caller.account, services);
      const data = await services.privacy.exportOf(subject);
      if (input.format === 'json') return { type: 'application/json', data, body: jsonOf(data) };
      const { renderDataExport } = await import('@/server/documents/render-data-export');
      return { type: 'application/pdf', data, body: await renderDataExport(data, input.locale) };
    },
    answer: ({ type, data, body }) => attachment(type, data, body),
  }),
});

function jsonOf(data: DataExport): string {
  return JSON.stringify(data, null, 2) + '\n';
}

function attachment(type: string, data: DataExport, body: string | Uint8Array): HttpAnswer {
  const name = `boreal-data-${data.createdAt.slice(0, 10)}.${type.slice(type.indexOf('/') + 1)}`;
  return {
    status: 200,
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
    body,
  };
}

/** Mails the link that replaces the password for customers who have none. */
export const privacyDeleteLink = route({
  POST: endpoint({
    input: object({ locale }),
    mayCall: customerOnly,
    handle: async ({ input, caller: { account }, services, request }) => {
      const { accountLinks } = services.commerce;
      if (!accountLinks) throw elsewhere();
      await services.limits.count(
        ...mailCounts('link', account.email, askerOf(account.email, request, services)),
      );
      await accountLinks.requestDeletion({ email: account.email, locale: input.locale });
      return { success: true };
    },
  }),
});

const proof = object({
  password: string().max(500),
  key: string().matches(/^[\w-]{1,100}$/),
  locale,
});

/** Deletes the calling customer's account after they have proven again who they are. It cannot be undone. */
export const privacyDelete = route({
  POST: endpoint({
    input: proof,
    mayCall: customerOnly,
    handle: async ({ input, caller: { account }, services, request }) => {
      const { customerRecords } = services.commerce;
      if (!customerRecords) throw elsewhere();
      // A wrong password here counts as a wrong password of the login.
      const counted = loginCounts(account.email, askerOf(account.email, request, services));
      await services.limits.count(...counted);
      await proveOwner(customerRecords, account.id, input);
      await services.limits.forgive(...counted);
      await services.privacy.erase(await subjectOf(account, services), input.locale);
      return { success: true };
    },
  }),
});

function askerOf(email: string, request: HttpRequest, { clientAddressOf, devices }: Services) {
  return { clientAddress: clientAddressOf(request), device: devices.find(request, { email }) };
}

async function proveOwner(
  records: Pick<CustomerRecords, 'isOwner'>,
  accountId: string,
  { password, key }: { password?: string; key?: string },
): Promise<void> {
  const param = key === undefined ? 'password' : 'key';
  const given = key === undefined ? password && { password } : { key };
  const isOwner = given ? await records.isOwner(accountId, given) : false;
  if (!isOwner)
    throw new AppError('permission_error', 'This did not show that it is you', { param });
}

function elsewhere(): AppError {
  return new AppError('not_found_error', 'The store keeps its accounts elsewhere');
}
