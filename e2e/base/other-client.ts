import { request } from 'node:http';
import { serverPort } from './server';

/**
 * Posts JSON from another client address of this machine (`127.0.7.1`), so that limits that count per network do not
 * affect the browsers. Returns the status and the answer.
 */
export function postFrom(
  localAddress: string,
  path: string,
  body: object,
): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const options = {
      ...{ host: '127.0.0.1', port: serverPort, path, localAddress, method: 'POST' },
      headers: { 'Content-Type': 'application/json' },
    };
    const sent = request(options, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (piece: string) => (text += piece));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) }));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}
