import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '@/server/db/database';
import { nodeHandler, type NodeHandler } from '@/server/http/node-handler';
import { routeApp, type Route } from '@/server/api/endpoints/route';
import { services, type Services } from '@/server/main/services';
import { copyOfDataFolder, newPostgresDatabase } from './database';

type ShopOptions = {
  kind?: Database['kind'];
  /** Extra environment variables, such as `TRUSTED_PROXIES`; a function is called when the shop opens. */
  settings?: Settings | (() => Settings);
};

type Settings = Readonly<Record<string, string>>;

/**
 * A whole shop on its embedded defaults, or on a Postgres server, for handlers that take their services from the
 * composition root. Call it once per describe block.
 */
export function testShop({ kind = 'pglite', settings: more = {} }: ShopOptions = {}) {
  const servers: Server[] = [];
  let opened: Awaited<ReturnType<typeof openFolder>> | undefined;
  let shop: Services | undefined;

  beforeAll(async () => {
    opened = await openFolder(kind, typeof more === 'function' ? more() : more);
    shop = await services();
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });
  afterAll(async () => {
    await shop?.lifecycle.stop();
    globalThis.borealServices = undefined;
    await opened?.remove();
  });

  return {
    get services(): Services {
      if (!shop) throw new Error('The shop is open only while tests run');
      return shop;
    },
    /**
     * Stops the shop and opens it again on the same data, as a new process would; `between` runs while it is stopped.
     */
    async restart(between?: () => Promise<void>): Promise<void> {
      await shop?.lifecycle.stop();
      globalThis.borealServices = undefined;
      await between?.();
      shop = await services();
    },
    /** Starts a server that answers everything with this handler or route until the test ends; returns its origin. */
    async serve(answer: NodeHandler | Route): Promise<string> {
      const handler = typeof answer === 'function' ? answer : handlerOf(answer);
      const server = createServer((request, response) => void handler(request, response));
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
  };
}

function handlerOf(route: Route): NodeHandler {
  return nodeHandler(async () => routeApp(route, 'under test', await services()), '');
}

/** A folder for the data, and the environment that points to it; removing it restores both. */
async function openFolder(kind: Database['kind'], more: Settings) {
  const before = { ...process.env };
  const folder = copyOfDataFolder();
  const server = kind === 'postgres' ? await newPostgresDatabase() : null;
  const url: Record<string, string> = server ? { DATABASE_URL: server.url } : {};
  Object.assign(process.env, { DATA_DIR: folder, LOG_LEVEL: 'silent', ...url, ...more });
  return {
    async remove() {
      process.env = before;
      await server?.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
