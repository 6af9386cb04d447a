import http from 'node:http';
import https from 'node:https';

export type UpstreamRequest = {
  method: string;
  /** Path and query exactly as they are sent. */
  target: string;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
};

export type UpstreamAnswer = {
  status: number;
  headers: Readonly<http.IncomingHttpHeaders>;
  body: Uint8Array;
};

export type Upstream = (request: UpstreamRequest, signal: AbortSignal) => Promise<UpstreamAnswer>;

/** Closes idle connections before servers do: a write on one that just closed cannot be repeated safely. */
const idleMs = 4000;

/**
 * Sends one request to one origin. Uses Node's own client instead of `fetch`, which rewrites URLs, adds headers and
 * unpacks bodies. Redirects are returned as answers. Rejects when there is no complete answer.
 */
export function createUpstream(origin: string): Upstream {
  const { protocol, hostname, port } = new URL(origin);
  const client = protocol === 'https:' ? https : http;
  const agent = new client.Agent({ keepAlive: true, timeout: idleMs });
  return async ({ method, target, headers, body }, signal) => {
    const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const options = { agent, hostname: withoutBrackets(hostname), port, method, headers, signal };
      const request = client.request({ ...options, path: target }, resolve);
      request.on('error', reject);
      request.end(body.byteLength > 0 ? body : undefined);
    });
    const chunks: Uint8Array[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) };
  };
}

/** `URL` writes IPv6 hosts in brackets, sockets want them without. */
function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}
