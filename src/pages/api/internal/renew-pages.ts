import type { NextApiRequest, NextApiResponse } from 'next';
import { renewPages } from '@/server/api/shop/renew-pages';
import { nodeHandler } from '@/server/http/node-handler';
import { routeApp } from '@/server/api/endpoints/route';
import { renewPagesPattern } from '@/server/page-renewal/address';
import { services } from '@/server/main/services';

export const config = { api: { bodyParser: false, externalResolver: true } };

/** A separate API page, because only Next can revalidate pages, and only from its own API pages. */
export default function renewPagesPage(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  const route = renewPages((path) => response.revalidate(path));
  const openApp = async () => routeApp(route, renewPagesPattern, await services());
  return nodeHandler(openApp, renewPagesPattern)(request, response);
}
