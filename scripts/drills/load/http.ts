import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/** No limit on connections: a visitor who waits must not hold up the others. */
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** Longer than the shop lets anybody wait. */
const waitsAtMostMs = 30_000;

export type Asked = {
  method: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/**
 * Sends one request as a browser does: if the server had closed the reused connection meanwhile, sends it once more
 * over a new one. Throws if the connection breaks or no answer arrives.
 */
export async function ask(url: string, asked: Asked): Promise<Answer> {
  try {
    return await askOnce(url, asked, agent);
  } catch (failure) {
    if (failure instanceof StaleConnection) return askOnce(url, asked, false);
    throw failure;
  }
}

class StaleConnection extends Error {
  override name = 'StaleConnection';
}

function askOnce(
  url: string,
  { method, headers, body }: Asked,
  connections: Agent | false,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        method,
        agent: connections,
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        },
      },
      (incoming) => {
        const pieces: Buffer[] = [];
        incoming.on('data', (piece: Buffer) => pieces.push(piece));
        incoming.once('error', reject);
        incoming.once('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: Buffer.concat(pieces).toString(),
          }),
        );
      },
    );
    outgoing.setTimeout(waitsAtMostMs, () => outgoing.destroy(new Error('No answer came')));
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      const isStale = outgoing.reusedSocket && error.code === 'ECONNRESET';
      reject(isStale ? new StaleConnection() : error);
    });
    outgoing.end(body);
  });
}
