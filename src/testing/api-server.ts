import type { NodeHandler } from '@/server/http/node-handler';
import { apiPages } from './fuzz/api-pages';

/** Everything under `src/pages/api` as one handler, from the sources: without Next and without a build. */
export async function loadApi(): Promise<NodeHandler> {
  const pages = await Promise.all(
    apiPages().map(async ({ file, address }) => {
      const { default: handler }: { default: NodeHandler } = await import(file);
      return { address, handler };
    }),
  );
  return async (request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?');
    // Functions lie beside the API and are rewritten into it (next.config.js).
    const asked = pathname.startsWith('/functions/') ? `/api${pathname}` : pathname;
    const page = pages.find(({ address }) => address.test(asked));
    if (page) await page.handler(request, response);
    else response.writeHead(404).end();
  };
}
