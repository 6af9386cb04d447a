import { object, string } from 'yup';
import { maskedEmail } from '@/domain/accounts/account';
import { bearerOf } from '@/server/http/bearer';
import { anyone, endpoint, route } from '../endpoints/route';

/**
 * Whose address a mailed login link is about, masked, and whether this browser may use it without a question. A link that
 * somebody else asked for must not log a visitor in by being opened. Nothing is used up: programs that scan mail open pages too.
 * Null for a link that does not work, as the login itself answers.
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
