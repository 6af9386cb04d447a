import { AppError } from '@/domain/failures/errors';
import { checkEntries, cleanJson } from './clean-json';

/** 1 MiB: far above any real cart, far below what could hurt. */
export const maxBodyBytes = 1024 * 1024;

/** How much of a refused body is read and discarded, so that the sender receives the refusal. */
const maxDiscardedBytes = 16 * maxBodyBytes;

type ByteStream = AsyncIterable<Uint8Array>;

/**
 * Reads a whole body. Throws `payload_too_large` beyond the limit, after discarding the rest, and `invalid_request`
 * when the connection broke before the end, which is not our error to report.
 */
export async function readBody(
  stream: ByteStream,
  limit: number = maxBodyBytes,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      length += chunk.byteLength;
      if (length > maxDiscardedBytes) break;
      if (length <= limit) chunks.push(chunk);
    }
  } catch (cause) {
    throw new AppError('invalid_request', 'The request broke off', { cause });
  }
  if (length > limit) throw new AppError('payload_too_large', 'The request body is too large');
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

/** `fetch` labels an unlabelled string as plain text; it is parsed as JSON. */
const readableType = /^(?:application\/(?:[\w.-]+\+)?json|text\/plain)\b/i;

/**
 * The JSON of a body, or undefined when there is none: swell-js sends the JSON content type even without a body. Throws
 * `unsupported_media_type` or `invalid_request`.
 */
export function parseJsonBody(body: Uint8Array, contentType: string | undefined): unknown {
  if (body.byteLength === 0) return undefined;
  if (contentType !== undefined && !readableType.test(contentType)) {
    throw new AppError('unsupported_media_type', 'Please send JSON');
  }
  const parsed = parseJson(Buffer.from(body).toString('utf8'));
  checkEntries(parsed);
  return cleanJson(parsed);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid_request', 'The body is not valid JSON', { cause });
  }
}
