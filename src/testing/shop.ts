import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NodeHandler } from '@/server/http/node-handler';
import { services, type Services } from '@/server/services';
import { copyOfDataFolder } from './database';

/** A whole shop on its embedded defaults, for handlers that take their services from the composition root. */
export function testShop() {
  const settings = { DATA_DIR: copyOfDataFolder(), LOG_LEVEL: 'silent' };
  const before = { ...process.env };
  const servers: Server[] = [];
  let shop: Services | undefined;

  beforeAll(async () => {
    Object.assign(process.env, settings);
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
    process.env = before;
    rmSync(settings.DATA_DIR, { recursive: true, force: true });
  });

  return {
    get services(): Services {
      if (!shop) throw new Error('The shop is open only while tests run');
      return shop;
    },
    /** Origin of a server that answers everything with this handler, until the test ends. */
    async serve(handler: NodeHandler): Promise<string> {
      const server = createServer((request, response) => void handler(request, response));
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
  };
}
