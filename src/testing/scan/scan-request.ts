import { request as httpRequest, type Agent, type IncomingHttpHeaders } from 'node:http';

/** A request that is sent exactly as it is. */
export type ScanRequest = {
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
};

export type ScanAnswer = { status: number; headers: IncomingHttpHeaders; text: string };

/** A request that takes longer counts as hanging, however busy the machine is (milliseconds). */
const hangs = 20_000;

/** Largest part of an answer that is read. */
const mostRead = 2_000_000;

/** Rejects when no whole answer arrives in time. */
export function sendScan(origin: string, agent: Agent, sent: ScanRequest): Promise<ScanAnswer> {
  const { hostname, port } = new URL(origin);
  const { method, path, body = '' } = sent;
  const headers: Record<string, string> = { ...sent.headers };
  if (body !== '') headers['Content-Length'] = String(Buffer.byteLength(body));
  return new Promise((resolve, reject) => {
    const options = { hostname, port, method, path, headers, agent, timeout: hangs };
    const request = httpRequest(options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        if (text.length < mostRead) text += chunk;
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    request.on('error', reject);
    request.on('timeout', () => request.destroy(new Error(`No answer within ${hangs} ms`)));
    request.end(body === '' ? undefined : body);
  });
}
