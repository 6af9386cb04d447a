import { AppError } from '@/domain/failures/errors';
import { checkEntries, cleanJson } from './clean-json';

/** 1 MiB: far above any real cart, far below what could hurt. */
export const maxBodyBytes = 1024 * 1024;

/** How much of a refused body is read and thrown away, so that the sender gets to see the refusal. */
const maxDiscardedBytes = 16 * maxBodyBytes;

type ByteStream = AsyncIterable<Uint8Array>;

/**
 * Reads a whole body. Throws `payload_too_large` beyond the limit, after reading the rest away, and `invalid_request`
 * where the line broke before its end, which is no fault of ours to be reported.
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

/** Plain text is what `fetch` says about a string nobody labelled; it is read as the JSON it has to be. */
const readableType = /^(?:application\/(?:[\w.-]+\+)?json|text\/plain)\b/i;

/**
 * The JSON of a body, or undefined when there is none: swell-js announces JSON also on requests
 * without a body. Throws `unsupported_media_type` or `invalid_request`.
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
