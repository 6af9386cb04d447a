import type { Lifecycle } from '@/server/main/lifecycle';
import { pathOf } from '../addresses/outer-addresses';
import type { Handler } from '../handler';

/**
 * Sets the shop's general headers on every answer. A header that the answer itself sets wins.
 *
 * @param inlineScriptsOf hashes of the scripts in the page at an address (inline-scripts.ts)
 */
export function withHeaders(
  handle: Handler,
  { answerHeaders }: Pick<Lifecycle, 'answerHeaders'>,
  inlineScriptsOf: (path: string) => readonly string[],
): Handler {
  return (request, response) => {
    const path = pathOf(request.url);
    const headers = answerHeaders({
      path,
      remoteAddress: request.socket.remoteAddress ?? '',
      headers: request.headers,
      inlineScripts: inlineScriptsOf(path),
    });
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return handle(request, response);
  };
}
