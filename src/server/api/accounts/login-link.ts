import { object, string } from 'yup';
import { isEmail, keyPlace } from '@/domain/accounts/account';
import { AppError } from '@/domain/failures/errors';
import { defaultLocale, locales } from '@/domain/words/locale';
import { mailedPaths } from '@/domain/pages/mailed-paths';
import { parseReturnPath } from '@/domain/pages/return-path';
import { mailCounts } from '@/server/http/limits/mail-limits';
import { endpoint, route } from '../endpoints/route';
import { byClient } from './account-lookup';

/**
 * Mails a link that logs in once, within 15 minutes. The answer is the same for every address, known or not; mails to
 * one address and requests from one client are limited.
 */
export const loginLink = route({
  POST: endpoint({
    input: object({
      email: string()
        .required()
        .max(254)
        .test('email', 'The email address is not valid', (text) => isEmail(text)),
      next: string().max(500),
      locale: string().oneOf(locales).default(defaultLocale),
      /** A random value that only this browser keeps. */
      browser: string().max(100),
    }),
    mayCall: byClient,
    handle: async ({ input, caller: { clientAddress }, services, request }) => {
      const { accountLinks } = services.commerce;
      if (!accountLinks) throw new AppError('not_found_error', 'The store mails no login links');
      const { email, locale, next, browser } = input;
      const device = services.devices.find(request, { email });
      await services.limits.count(...mailCounts('link', email, { clientAddress, device }));
      await accountLinks.requestLogin({ email, locale, linkPath: linkPathTo(next), browser });
      return { success: true };
    },
  }),
});

/** The address of the page that the link opens; the key is put into it when the mail is written. */
function linkPathTo(next: string | undefined): string {
  const returnPath = parseReturnPath(next);
  return mailedPaths.loginLinkBy(keyPlace, returnPath);
}
