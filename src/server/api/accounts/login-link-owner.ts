import { object, string } from 'yup';
import { maskedEmail } from '@/domain/accounts/account';
import { bearerOf } from '@/server/http/bearer';
import { anyone, endpoint, route } from '../endpoints/route';

/**
 * The masked address of a mailed login link, and whether this browser may use the link without a question. Merely
 * opening a link that somebody else asked for must not log a visitor in. Nothing is used up: mail scanners open pages
 * too. Null for a link that does not work, as the login itself answers.
 */
export const loginLinkOwner = route({
  POST: endpoint({
    input: object({
      token: string().required().max(100),
      browser: string().max(100),
    }),
    mayCall: anyone,
    handle: async ({ input: { token, browser }, request, services }) => {
      const { accountLinks, visitors } = services.commerce;
      const session = bearerOf(request);
      const visitor = session === null ? null : await visitors.identify(session);
      const accountId = visitor?.account?.id ?? null;
      const link = await accountLinks?.describeLink({
        key: token,
        browser: browser ?? null,
        accountId,
      });
      return link ? { ...link, email: maskedEmail(link.email) } : null;
    },
  }),
});
