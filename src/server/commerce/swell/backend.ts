import { createClient, type Client } from 'swell-node';
import type { SwellSettings } from '@/server/settings/config';
import { withDeadline } from '@/server/http/deadline';

/** Reads one path of Swell's backend API. Rejects when Swell refuses or does not answer in time. */
export type ReadBackend = (url: string, query?: object) => Promise<unknown>;

type BackendSettings = Pick<SwellSettings, 'storeId' | 'secretKey' | 'apiUrl' | 'timeoutMs'> & {
  /** Off only where a test has its own certificate. */
  verifyCert?: boolean;
};

/**
 * Swell's backend API through swell-node, one connection per read. Its shared connection would reconnect for ever, hold
 * the process open, and never answer a read whose connection broke during its login; pages and jobs read so rarely that
 * a new connection costs nothing. For the same reasons its cache is off and `get` is not used: it loses errors of reads
 * that wait for the login. Nothing is retried here; jobs and pages do that.
 */
export function createBackend(settings: BackendSettings): ReadBackend {
  const { storeId, secretKey, timeoutMs, verifyCert = true } = settings;
  const { hostname, port } = new URL(settings.apiUrl);
  return async (url, query = {}) => {
    const client = createClient(storeId, secretKey, {
      host: hostname,
      port: Number(port),
      // Never reached: our own deadline comes first, and after it nothing reconnects.
      timeout: 2 * timeoutMs,
      cache: false,
      verifyCert,
    });
    try {
      const answer = Promise.race([client.request('get', url, query), untilLost(client)]);
      return await withDeadline(answer, timeoutMs);
    } finally {
      disconnect(client);
    }
  };
}

/** Rejects when the connection fails or ends. */
function untilLost(client: Client): Promise<never> {
  return new Promise((_, reject) => {
    let reason = 'it closed the connection';
    client.on('error', (said) => {
      reason = said;
    });
    client.on('close', () => {
      disconnect(client);
      reject(new Error(`Swell's backend does not answer: ${reason}`));
    });
  });
}

/** Removes waiting reads first: otherwise swell-node opens a new connection for them when the old one closes. */
function disconnect({ connection }: Client): void {
  if (!connection) return;
  connection.requestBuffer = [];
  connection.pendingBuffer = [];
  if (connection.connectingTimeout) clearTimeout(connection.connectingTimeout);
  if (connection.connectingRetryTimeout) clearTimeout(connection.connectingRetryTimeout);
  connection.stream?.destroy();
}
