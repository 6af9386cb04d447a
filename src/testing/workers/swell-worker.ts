import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { json } from 'node:stream/consumers';
import tls from 'node:tls';
import { nodeHandler } from '@/server/http/node-handler';
import { createJobHandlers } from '@/server/main/jobs/handlers';
import { createJobQueue } from '@/server/jobs/queue';
import { services, type Services } from '@/server/main/services';
import { certificate, certificateKey } from '@/testing/stand-ins/swell-certificate';
import { playGateways } from '@/testing/swell-stand-in/played-gateways';
import { draftPrefix, readAsSwell } from '@/testing/swell-stand-in/records';
import { spokenAsSwell } from '@/testing/swell-stand-in/spoken-as-swell';

/** Address at which a test sets the gateways that the store has switched on. */
const announcePath = '/played/payments';

/**
 * Plays a hosted Swell store: the engine of a separate shop answers the Store API and the vault on `PORT`, and
 * swell-node's calls on `BACKEND_PORT`. A placed order is sent to `WEBHOOK_URL`, first as its draft and then as itself,
 * repeated until it is accepted. Ways to pay that are put to `/played/payments` are announced.
 */
async function serve(): Promise<void> {
  const shop = await services();
  await tellOrders(shop, process.env.WEBHOOK_URL ?? '');
  const gateways = playGateways(shop.commerce);
  const storeApi = nodeHandler(async () => spokenAsSwell(gateways.storeApi), '/api');
  const vault = nodeHandler(async () => gateways.vault, '/api/vault');
  const store = createServer((request, response) => {
    if (request.url === announcePath) {
      void json(request).then((methods) => {
        gateways.announce(Object(methods));
        response.end();
      });
      return;
    }
    void (request.url?.startsWith('/api/vault/') ? vault : storeApi)(request, response);
  });
  store.listen(Number(process.env.PORT), 'localhost');
  const backend = tls.createServer({ key: certificateKey, cert: certificate }, (socket) => {
    socket.on('error', () => socket.destroy());
    const lines = createInterface({ input: socket });
    // Clients hang up once they have their answer; the line reader reports that as an error, too.
    lines.on('error', () => socket.destroy());
    lines.on('line', (line) => void answer(shop, line).then((text) => socket.write(text)));
  });
  backend.listen(Number(process.env.BACKEND_PORT), 'localhost');
  process.once('SIGTERM', () => void shop.lifecycle.stop().then(() => process.exit(0)));
}

async function tellOrders(shop: Services, webhookUrl: string): Promise<void> {
  await createJobQueue(shop).startWorkers({
    ...createJobHandlers({ ...shop, ...shop.commerce, paymentWork: null }),
    'send-order-confirmation': async ({ orderId }) => {
      for (const id of [draftPrefix + orderId, orderId]) await tellOrder(id, webhookUrl);
    },
  });
}

async function tellOrder(id: string, webhookUrl: string): Promise<void> {
  const event = { model: 'orders', type: 'order.submitted', data: { id } };
  const { ok, status } = await fetch(webhookUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(event),
  });
  if (!ok) throw new Error(`The webhook answered ${status}`);
}

/** Answers one line with one line, in swell-node's protocol: `["get", "/products", { $data, $req_id }]`. */
async function answer(shop: Services, line: string): Promise<string> {
  const [method, url, request] = JSON.parse(line);
  if (method === 'auth') return '{"$status":200}\n';
  const $data = await read(shop, url, request.$data);
  return `${JSON.stringify({ $status: 200, $data, $req_id: request.$req_id })}\n`;
}

/** Marks the products, so that a test sees where they come from. */
async function read(shop: Services, url: string, query: object): Promise<unknown> {
  const { orders, visitors } = shop.commerce;
  const played = { orders, visitors, url: `http://localhost:${process.env.PORT}` };
  const found = await readAsSwell(played, url, query);
  if (url !== '/products') return found;
  const list = found as { results: object[] };
  const marked = list.results.map((product) => ({
    ...product,
    meta_description: 'This product comes from the hosted store.',
  }));
  return { ...list, results: marked };
}

serve().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
