import type { Lifecycle } from '@/server/main/lifecycle';
import type { Handler } from '../handler';

/**
 * Translates the addresses of all languages into Next's for the layers below. An English path below another language,
 * such as `/fr/cart`, is answered with the way to the page.
 */
export function withLanguages(
  handle: Handler,
  { languages }: Pick<Lifecycle, 'languages'>,
): Handler {
  return (request, response) => {
    const found = languages.inside(request.url ?? '/');
    if (found.kind === 'moved') {
      return response.writeHead(308, { Location: found.location }).end();
    }
    request.url = found.url;
    return handle(request, response);
  };
}
