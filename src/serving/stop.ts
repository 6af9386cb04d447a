import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Lifecycle } from '@/server/main/lifecycle';

/** Requests that still run after this time are cut off. */
const finishWithinMs = 10_000;

/**
 * On SIGTERM or SIGINT: accepts no new requests, lets requests and then jobs finish, closes the database, and exits
 * with 0.
 */
export function stopOnSignal(server: Server, lifecycle: Pick<Lifecycle, 'stop'>): void {
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.once(signal, () => void stop(server, lifecycle));
  }
}

async function stop(server: Server, lifecycle: Pick<Lifecycle, 'stop'>): Promise<void> {
  process.stdout.write('Stopping …\n');
  // A second signal ends the process at once, as by default.
  process.once('SIGINT', () => process.exit(1));
  server.close();
  server.closeIdleConnections();
  const cutOff = setTimeout(() => server.closeAllConnections(), finishWithinMs);
  await once(server, 'close');
  clearTimeout(cutOff);
  await lifecycle.stop();
  process.exit(0);
}
