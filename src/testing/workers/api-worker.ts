import { createServer } from 'node:http';
import { services } from '@/server/main/services';
import { refuseUnreadable } from '@/serving/addresses/unreadable-request';
import { answerApi } from '@/testing/shops/api-server';

/** Serves everything under `/api` from the sources, without Next and without a build. */
async function serve(): Promise<void> {
  const { lifecycle } = await services();
  await lifecycle.startWorkers();
  const server = createServer((request, response) => void answerApi(request, response));
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
