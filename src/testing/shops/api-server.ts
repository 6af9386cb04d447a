import apiPage from '@/pages/api/[[...path]]';
import { renewPages } from '@/server/api/shop/renew-pages';
import { nodeHandler, type NodeHandler } from '@/server/http/node-handler';
import { routeApp } from '@/server/api/endpoints/route';
import { renewPagesPattern } from '@/server/page-renewal/address';
import { services } from '@/server/main/services';

/** The one page that needs Next, which is not here to render pages again. */
const renewPagesPage = nodeHandler(
  async () =>
    routeApp(
      renewPages(async () => undefined),
      renewPagesPattern,
      await services(),
    ),
  renewPagesPattern,
);

/** Everything under `/api` as one handler, from the sources: without Next and without a build. */
export const answerApi: NodeHandler = async (request, response) => {
  const [pathname = ''] = (request.url ?? '').split('?');
  if (pathname === renewPagesPattern) return renewPagesPage(request, response);
  // Functions lie beside the API and are rewritten into it (next.config.js).
  if (pathname.startsWith('/functions/')) request.url = `/api${request.url}`;
  return apiPage(request, response);
};
