import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sandboxConfirm } from '../../server/http/handlers/sandbox-confirm';
import { storeApi } from '../../server/http/handlers/store-api';
import { vault } from '../../server/http/handlers/vault';
import type { NodeHandler } from '../../server/http/node-handler';
import { services } from '../../server/services';

/** Which handler answers below which path: the same that the pages of the app mount, the narrower first. */
const mounts: readonly (readonly [string, NodeHandler])[] = [
  ['/api/sandbox/confirm', sandboxConfirm],
  ['/api/vault', vault],
  ['/', storeApi],
];

function handlerOf({ url = '/' }: IncomingMessage): NodeHandler {
  const [, handler] = mounts.find(([path]) => url.startsWith(path)) ?? ['/', storeApi];
  return handler;
}

/**
 * A whole shop without its screens, in a process of its own, with the settings of its environment. Prints its address
 * once it answers, ends on SIGTERM.
 */
async function serve(): Promise<void> {
  const shop = await services();
  await shop.lifecycle.startWorkers();
  const server = createServer(
    (request: IncomingMessage, response: ServerResponse) =>
      void handlerOf(request)(request, response),
  );
  // A test that thinks for a while must find its connection still open.
  server.keepAliveTimeout = 60_000;
  process.once('SIGTERM', () => {
    server.closeAllConnections();
    server.close(() => void shop.lifecycle.stop().then(() => process.exit(0)));
  });
  await new Promise<void>((resolve) => server.listen(shop.config.port, '127.0.0.1', resolve));
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
}

serve().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
