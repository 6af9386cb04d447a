import { boolean, object, string } from 'yup';
import { isEmail } from '@/domain/accounts/account';
import { AppError } from '@/domain/failures/errors';
import { defaultLocale, locales } from '@/domain/words/locale';
import { mailedPaths } from '@/domain/pages/mailed-paths';
import type { DataSubject } from '@/server/personal-data/personal-data-record';
import { subjectOf } from '@/server/api/accounts/data-subject';
import type { Services } from '@/server/main/services';
import { customerOnly } from '../endpoints/customer-guard';
import { mailCounts } from '@/server/http/limits/mail-limits';
import { anyone, endpoint, route } from '../endpoints/route';
import { code, found, leaveByCode } from '../endpoints/leave-by-code';

const locale = string().oneOf(locales).default(defaultLocale);

/** Subscribes an address that nobody has proven; the answer is the same whether it is known or not. */
export const subscribe = route({
  POST: endpoint({
    input: object({
      email: string()
        .max(254)
        .required()
        .test('email', 'The email address is not valid', (text) => isEmail(text)),
      locale,
    }),
    mayCall: anyone,
    handle: async ({ input, services, request }) => {
      const { limits, clientAddressOf, mailingList } = services;
      const asker = { clientAddress: clientAddressOf(request), device: null };
      await limits.count(...mailCounts('news', input.email, asker));
      await mailingList.ask(input.email, input.locale);
      return { result: true };
    },
  }),
});

/** Confirms the subscription by the link in the mail. */
export const confirmSubscription = route({
  POST: endpoint({
    input: object({ code }),
    mayCall: anyone,
    handle: async ({ input, services }) => {
      const confirmation = await services.mailingList.confirm(input.code);
      if (confirmation === 'expired') {
        throw new AppError('permission_error', 'This link no longer works', { param: 'code' });
      }
      return { result: found(confirmation === 'confirmed') };
    },
  }),
});

/** Ends the newsletter for the code in one of our mails. */
export const unsubscribe = leaveByCode({
  leave: (sent, { mailingList }) => mailingList.unsubscribe(sent),
  pageOf: mailedPaths.leaveNews,
});

/** The newsletter switch in the account. */
export const emailSubscription = route({
  GET: endpoint({
    input: object({}),
    mayCall: customerOnly,
    handle: async ({ caller, services }) =>
      viewOf(await subjectOf(caller.account, services), services),
  }),
  PUT: endpoint({
    input: object({ is_on: boolean().required(), locale }),
    mayCall: customerOnly,
    handle: async ({ input, caller, services, request }) => {
      const owner = await subjectOf(caller.account, services);
      // Subscribing an unproven address sends it a confirmation mail.
      if (input.is_on && !owner.isEmailProven) {
        const asker = { clientAddress: services.clientAddressOf(request), device: null };
        await services.limits.count(...mailCounts('news', owner.email, asker));
      }
      await services.mailingList.choose(owner, input.is_on, input.locale);
      return viewOf(owner, services);
    },
  }),
});

async function viewOf(owner: DataSubject, { mailingList }: Services) {
  const { state, since } = await mailingList.viewOf(owner);
  return { isOn: state !== 'off', state, since, email: owner.email };
}
