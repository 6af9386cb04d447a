import { createClient, type Client } from 'swell-node';
import type { SwellSettings } from '@/server/settings/config';
import { withDeadline } from '@/server/http/deadline';

/** Reads one address of Swell's backend API. Rejects when Swell refuses or does not answer in time. */
export type ReadBackend = (url: string, query?: object) => Promise<unknown>;

type BackendSettings = Pick<SwellSettings, 'storeId' | 'secretKey' | 'apiUrl' | 'timeoutMs'> & {
  /** Off only where a test brings a certificate of its own. */
  verifyCert?: boolean;
};

/**
 * Swell's backend API through swell-node, one connection a read. Its shared connection would reconnect for ever,
 * hold the process open, and never answer a read whose connection broke while it logged in; pages and jobs read
 * so seldom that a fresh one costs nothing. For the same reasons its cache is off and `get` is passed by:
 * that one loses errors of reads which wait for the login. Nothing is tried again here; jobs and pages do that.
 */
export function createBackend(settings: BackendSettings): ReadBackend {
  const { storeId, secretKey, timeoutMs, verifyCert = true } = settings;
  const { hostname, port } = new URL(settings.apiUrl);
  return async (url, query = {}) => {
    const client = createClient(storeId, secretKey, {
      host: hostname,
      port: Number(port),
      // Never reached: our own deadline comes first, and after it nobody reconnects.
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

/** Takes away what is waiting first: swell-node opens a new connection for it when the old one closes. */
function disconnect({ connection }: Client): void {
  if (!connection) return;
  connection.requestBuffer = [];
  connection.pendingBuffer = [];
  if (connection.connectingTimeout) clearTimeout(connection.connectingTimeout);
  if (connection.connectingRetryTimeout) clearTimeout(connection.connectingRetryTimeout);
  connection.stream?.destroy();
}
