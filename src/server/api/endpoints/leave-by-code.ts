import { string } from 'yup';
import { AppError } from '@/domain/failures/errors';
import { jsonAnswer } from '@/server/http/answers';
import type { HttpAnswer, HttpRequest } from '@/server/http/exchange';
import { parseQuery, textOf } from '@/server/http/query';
import type { Services } from '@/server/main/services';
import { route, type Route } from './route';

/** The code of a mailed link. */
export const code = string()
  .matches(/^[\w-]{1,100}$/)
  .required();

type Leaving = {
  /** False for an unknown code. */
  leave: (code: string, services: Services) => Promise<boolean>;
  /** The page with the button. */
  pageOf: (code: string) => string;
};

/**
 * Ends a kind of mail for the code in one of them, without a login and as often as it is called. Mail programs send a
 * form of their own to it (RFC 8058), so the body is ignored and the code is in the query; people who follow the link
 * get a page with one button, because mail scanners follow links too.
 */
export function leaveByCode({ leave, pageOf }: Leaving): Route {
  return route({
    POST: async (request, services) => {
      const sent = codeIn(request);
      const done = sent !== null && (await leave(sent, services));
      return jsonAnswer(200, { result: found(done) });
    },
    GET: async (request): Promise<HttpAnswer> => ({
      status: 303,
      headers: { Location: pageOf(codeIn(request) ?? 'unknown'), 'Cache-Control': 'no-store' },
      body: '',
    }),
  });
}

/** Throws `not_found_error` unless the code is known. */
export function found(isKnown: boolean): true {
  if (isKnown) return true;
  throw new AppError('not_found_error', 'This link is not one of ours', { param: 'code' });
}

function codeIn(request: HttpRequest): string | null {
  const given = textOf(parseQuery(request.rawQuery).code);
  return code.isValidSync(given) ? given : null;
}
