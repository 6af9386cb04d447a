import type { HttpApp } from '../http/exchange';
import { nodeHandler, type NodeHandler } from '../http/node-handler';
import { routeApp } from './endpoints/route';
import type { Services } from '../main/services';
import { findRoute } from './find-route';

const mount = '/api';
const vaultMount = '/vault';

/**
 * Everything under `/api`: the product's own endpoints as the table has them, the card vault, and the Store API for all
 * the rest. Services that do not start are told with `internal_error`.
 */
export function createApi(loadServices: () => Promise<Services>): NodeHandler {
  return nodeHandler(async () => apiOf(await loadServices()), mount);
}

function apiOf(services: Services): HttpApp {
  const { storeApi, vault } = services.commerce;
  return {
    async handle(request) {
      const { path } = request;
      const found = findRoute(mount + path);
      if (found?.row.load) {
        const app = routeApp(await found.row.load(), found.row.address, services);
        return app.handle({ ...request, path: found.rest });
      }
      // Card numbers are in its query strings: nothing on this way may write them down.
      if (path === vaultMount || path.startsWith(`${vaultMount}/`)) {
        return vault.handle({ ...request, path: path.slice(vaultMount.length) });
      }
      return storeApi.handle(request);
    },
  };
}
