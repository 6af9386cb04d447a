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
  { answerHeaders, languages }: Pick<Lifecycle, 'answerHeaders' | 'languages'>,
  inlineScriptsOf: (path: string) => readonly string[],
): Handler {
  return (request, response) => {
    const inner = pathOf(request.url);
    const headers = answerHeaders({
      ...languages.pageAt(inner),
      remoteAddress: request.socket.remoteAddress ?? '',
      headers: request.headers,
      inlineScripts: inlineScriptsOf(inner),
    });
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return handle(request, response);
  };
}
