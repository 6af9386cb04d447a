import { boolean, object, string } from 'yup';
import { isEmail, normaliseEmail } from '@/domain/account';
import { AppError } from '@/domain/errors';
import { defaultLocale, locales } from '@/domain/locale';
import { paths } from '@/domain/paths';
import type { Services } from '@/server/services';
import { jsonAnswer } from '../answers';
import { customerOnly } from '../customer-guard';
import type { HttpAnswer, HttpRequest } from '../exchange';
import { parseQuery, textOf } from '../query';
import { anyone, endpoint, route } from '../route';

const locale = string().oneOf(locales).default(defaultLocale);
const code = string()
  .matches(/^[\w-]{1,100}$/)
  .required();

/** A wish for our news, under an address nobody has proven: answered the same whether it is known or not. */
export const subscribe = route('/api/subscribe', {
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
      const { limits, peerOf, mailingList } = services;
      await limits.count(['mail', normaliseEmail(input.email)], ['mailByPeer', peerOf(request)]);
      await mailingList.ask(input.email, input.locale);
      return { result: true };
    },
  }),
});

/** The yes behind the link in the mail. */
export const confirmSubscription = route('/api/confirm-subscription', {
  POST: endpoint({
    input: object({ code }),
    mayCall: anyone,
    handle: async ({ input, services }) => ({
      result: found(await services.mailingList.confirm(input.code)),
    }),
  }),
});

/**
 * Ends our news for whoever has the code of one of our mails: no login, once or again. Mail programs send a form of
 * their own to it (RFC 8058), so the body is not read and the code stands in the query; a person who follows the link
 * gets a page with one button, because mail scanners follow links too.
 */
export const unsubscribe = route('/api/unsubscribe-email-with-code', {
  POST: async (request, services) => {
    const done = await services.mailingList.unsubscribe(codeIn(request));
    return jsonAnswer(200, { result: found(done) });
  },
  GET: async (request): Promise<HttpAnswer> => ({
    status: 303,
    headers: { Location: paths.leaveNews(codeIn(request)), 'Cache-Control': 'no-store' },
    body: '',
  }),
});

/** The switch in the account. */
export const emailSubscription = route('/api/email-subscription', {
  GET: endpoint({
    input: object({}),
    mayCall: customerOnly,
    handle: ({ caller, services }) => stateOf(caller.account.email, services),
  }),
  PUT: endpoint({
    input: object({ is_on: boolean().required(), locale }),
    mayCall: customerOnly,
    handle: async ({ input, caller, services }) => {
      await services.mailingList.set(caller.account.email, input.is_on, input.locale);
      return stateOf(caller.account.email, services);
    },
  }),
});

async function stateOf(email: string, { mailingList }: Services) {
  const subscriber = await mailingList.find('email', email);
  return { isOn: subscriber?.state === 'on' };
}

function codeIn(request: HttpRequest): string {
  const given = textOf(parseQuery(request.rawQuery).code);
  if (!code.isValidSync(given)) throw unknownCode();
  return given;
}

function found(isKnown: boolean): true {
  if (!isKnown) throw unknownCode();
  return true;
}

function unknownCode(): AppError {
  return new AppError('not_found_error', 'This link is not one of ours', { param: 'code' });
}
