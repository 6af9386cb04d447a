import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import swell from 'swell-js';
import { createBackend } from '@/server/commerce/swell/backend';
import { createSwellCatalogue, createSwellOrders } from '@/server/commerce/swell/create-swell';
import { createStoreProxy } from '@/server/commerce/swell/proxy';
import { createSwellVisitors } from '@/server/commerce/swell/visitors';
import type { HttpApp } from '@/server/http/exchange';
import { nodeHandler } from '@/server/http/node-handler';
import { sdkOptions } from '../http-shopper/sdk-options';
import { recordingBackend } from '../stand-ins/recording-server';
import type { StoreServer } from '../shops/store-server';
import { readAsSwell } from '../swell-stand-in/records';
import type { CommerceShopper, CommerceWorld } from './commerce-contract';

const silent = { info: () => undefined, error: () => undefined };
const publicKey = 'pk_test';
const timeoutMs = 20_000;

type OpenOptions = {
  /** Wraps the proxy. */
  before?: (proxy: HttpApp) => HttpApp;
};

/**
 * The shop on a hosted Swell store, played by an embedded engine on its own server: the browser's SDK calls the proxy,
 * pages and jobs call Swell's backend API. Call in a describe block.
 */
export function useSwell(remote: StoreServer): { open(options?: OpenOptions): CommerceWorld } {
  const backend = recordingBackend();
  let app: HttpApp | undefined;
  const handler = nodeHandler(async () => app ?? proxyOf(remote), '/api');
  const front = createServer((request, response) => void handler(request, response));
  beforeAll(() => new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    front.closeAllConnections();
    return new Promise((resolve) => front.close(resolve));
  });

  return {
    open({ before = (proxy: HttpApp) => proxy } = {}) {
      const proxy = proxyOf(remote);
      app = before(proxy);
      backend.answerWith(async (url, query) => {
        const { orders, accounts } = remote.engine;
        const played = { orders, visitors: accounts, url: remote.url };
        return { $status: 200, $data: await readAsSwell(played, url, query) };
      });
      const read = createBackend({
        storeId: 'shop',
        secretKey: 'sk_test',
        apiUrl: backend.url,
        timeoutMs,
        verifyCert: false,
      });
      return {
        shopper: () => shopperAt((front.address() as AddressInfo).port, remote.url),
        catalogue: createSwellCatalogue(read),
        orders: createSwellOrders(read),
        visitors: createSwellVisitors(proxy, read, publicKey),
      };
    },
  };
}

function proxyOf({ url: storeUrl }: StoreServer): HttpApp {
  return createStoreProxy({ settings: { storeUrl, publicKey, timeoutMs }, log: silent });
}

/** Cards go straight to the vault and not through the proxy, as with Swell. */
function shopperAt(port: number, storeUrl: string): CommerceShopper {
  const cookies = new Map<string, string>();
  const client = swell.create('test', publicKey, {
    ...sdkOptions(`http://127.0.0.1:${port}`, cookies),
    vaultUrl: `${storeUrl}/api/vault`,
  });
  return { ...client, cookies };
}
