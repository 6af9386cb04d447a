import type { ServerResponse } from 'node:http';
import { Duplex } from 'node:stream';
import compression from 'compression';
import type { Handler } from '../handler';

/** Less than this fits into one packet anyway. */
export const leastBytes = 1024;

/** Compresses each answer while it is written, in what the caller takes. */
export function createAnswerCompression(): (...exchange: Parameters<Handler>) => void {
  const compressAnswer = compression({ threshold: leastBytes });
  return (request, response) => {
    compressAnswer(request, response, () => undefined);
    response.once('close', () => releaseStream(response));
  };
}

/** A caller that hangs up early leaves a stream behind that nobody ends and no collector frees (nodejs/node, zlib handles). */
function releaseStream(response: ServerResponse): void {
  if (response.writableFinished) return;
  // The package hands its stream to nobody, but it passes listeners of the answer on to the stream.
  const listened: unknown = response.on('drain', () => undefined);
  if (listened !== response && listened instanceof Duplex) listened.destroy();
}
