import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApi } from '../../server/api/create-api';
import { services } from '@/server/main/services';

/**
 * Runs a whole shop without its screens in its own process, with the settings of its environment. Prints its address
 * once it answers, ends on SIGTERM.
 */
async function serve(): Promise<void> {
  const shop = await services();
  await shop.lifecycle.startWorkers();
  const api = createApi(services);
  const server = createServer((request, response) => void api(request, response));
  // Keeps connections open while a test pauses.
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
