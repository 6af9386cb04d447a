import type { HttpApp } from '../http/exchange';
import { nodeHandler, type NodeHandler } from '../http/node-handler';
import { routeApp } from './endpoints/route';
import type { Services } from '../main/services';
import { findRoute } from './find-route';

const mount = '/api';
const vaultMount = '/vault';

/**
 * Everything under `/api`: the product's own endpoints as the table lists them, the card vault, and the Store API for
 * the rest. When the services do not start, calls get `internal_error`.
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
      // The vault's query strings contain card numbers, so nothing on this path may log them.
      if (path === vaultMount || path.startsWith(`${vaultMount}/`)) {
        return vault.handle({ ...request, path: path.slice(vaultMount.length) });
      }
      return storeApi.handle(request);
    },
  };
}
