import { createServer } from 'node:http';
import type { NodeHandler } from '@/server/http/node-handler';
import { services } from '@/server/services';
import { refuseUnreadable } from '../../../scripts/unreadable-request.mjs';
import { apiPages } from '@/testing/fuzz/api-pages';

/** Serves everything under `src/pages/api` from the sources, without Next and without a build. */
async function serve(): Promise<void> {
  const { lifecycle } = await services();
  await lifecycle.startWorkers();
  const pages = await Promise.all(
    apiPages().map(async ({ file, address }) => {
      const { default: handler }: { default: NodeHandler } = await import(file);
      return { address, handler };
    }),
  );
  const server = createServer((request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?');
    // Functions lie beside the API and are rewritten into it (next.config.js).
    const asked = pathname.startsWith('/functions/') ? `/api${pathname}` : pathname;
    const page = pages.find(({ address }) => address.test(asked));
    if (page) void page.handler(request, response);
    else response.writeHead(404).end();
  });
  server.on('clientError', refuseUnreadable);
  process.once('SIGTERM', () => {
    server.close(() => void lifecycle.stop().then(() => process.exit(0)));
    server.closeAllConnections();
  });
  server.listen(Number(process.env.PORT), '127.0.0.1');
}

serve().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
