import type { ServerResponse } from 'node:http';
import { Duplex } from 'node:stream';
import compression from 'compression';
import type { Handler } from '../handler';

/** Smaller answers fit into one packet anyway. */
export const leastBytes = 1024;

/** Compresses each answer while it is written, in a coding that the caller accepts. */
export function createAnswerCompression(): (...exchange: Parameters<Handler>) => void {
  const compressAnswer = compression({ threshold: leastBytes });
  return (request, response) => {
    compressAnswer(request, response, () => undefined);
    response.once('close', () => releaseStream(response));
  };
}

/** Frees the stream of a caller that hung up early, which nothing else ends or collects (nodejs/node, zlib handles). */
function releaseStream(response: ServerResponse): void {
  if (response.writableFinished) return;
  // The package does not expose its stream, but it passes listeners of the answer on to the stream.
  const listened: unknown = response.on('drain', () => undefined);
  if (listened !== response && listened instanceof Duplex) listened.destroy();
}
