/** The part of swell-node 5.6 that we use; the package brings no types. */
declare module 'swell-node' {
  import type { Socket } from 'node:net';

  export type ClientOptions = {
    host: string;
    port: number;
    /** Milliseconds until a connection counts as failed; answers have no limit. */
    timeout: number;
    /** False keeps no answers. */
    cache: false;
    verifyCert?: boolean;
  };

  export type Connection = {
    stream: Socket | null;
    requestBuffer: unknown[];
    pendingBuffer: unknown[];
    connectingTimeout: NodeJS.Timeout | null;
    connectingRetryTimeout: NodeJS.Timeout | null;
  };

  export type Client = {
    connection: Connection | null;
    request(method: 'get', url: string, data: object): Promise<unknown>;
    on(event: 'close', listener: () => void): void;
    on(event: 'error', listener: (reason: string) => void): void;
  };

  export function createClient(id: string, key: string, options: ClientOptions): Client;
}
