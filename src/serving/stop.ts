import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Lifecycle } from '@/server/main/lifecycle';

/** Requests that are still running after this long are cut off. */
const finishWithinMs = 10_000;

/** On SIGTERM or SIGINT: accepts no more, lets requests end, then jobs, closes the database, and leaves with 0. */
export function stopOnSignal(server: Server, lifecycle: Pick<Lifecycle, 'stop'>): void {
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.once(signal, () => void stop(server, lifecycle));
  }
}

async function stop(server: Server, lifecycle: Pick<Lifecycle, 'stop'>): Promise<void> {
  process.stdout.write('Stopping …\n');
  // A second signal ends it at once, as it would without us.
  process.once('SIGINT', () => process.exit(1));
  server.close();
  server.closeIdleConnections();
  const cutOff = setTimeout(() => server.closeAllConnections(), finishWithinMs);
  await once(server, 'close');
  clearTimeout(cutOff);
  await lifecycle.stop();
  process.exit(0);
}
