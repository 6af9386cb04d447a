/**
 * Compresses what is written for a request. Pages are written once and sent often: each version of one is compressed
 * once, because doing it with every request takes longer than everything else about a static page together.
 */
import { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import compression from 'compression';
import { takesBrotli } from './accepted.mjs';

const compress = promisify(brotliCompress);

/** Small on the wire, and a few milliseconds for the first reader of a page. */
const quality = 9;
/** Versions of pages; they are renewed, and a server runs for months. */
const mostKept = 500;
/** Less than this fits into one packet anyway. */
const leastBytes = 1024;

/**
 * @param {import("node:http").RequestListener} handle
 * @returns {import("node:http").RequestListener}
 */
export function withCompression(handle) {
  const compressedOnce = createCompressedOnce();
  const compressAnswer = compression({ threshold: leastBytes });
  return (request, response) => {
    if (isPage(request)) {
      sendCompressed(response, compressedOnce);
      return handle(request, response);
    }
    compressAnswer(request, response, () => undefined);
    response.once('close', () => releaseStream(response));
    return handle(request, response);
  };
}

/** Pages and the data of pages. What has an ending is a file or a feed. */
function isPage({ method, url, headers }) {
  if (method !== 'GET' || !takesBrotli(headers['accept-encoding'])) return false;
  const [path] = url.split('?', 1);
  if (path.startsWith('/_next/data/')) return true;
  return !/^\/(?:_next|api)\/|\.[^/]*$/.test(path);
}

/** What a page is ended with goes out compressed. One that comes in pieces goes out as it is. */
function sendCompressed(response, compressedOnce) {
  const end = response.end.bind(response);
  response.appendHeader('Vary', 'Accept-Encoding');
  response.end = (body, ...others) => {
    const isWhole = typeof body === 'string' || Buffer.isBuffer(body);
    const isSmall = isWhole && body.length < leastBytes;
    if (response.headersSent || !isWhole || isSmall) return end(body, ...others);
    const tag = response.getHeader('ETag');
    // The same words in another coding are another answer, of the same meaning.
    if (tag) response.setHeader('ETag', tag.replace(/^"/, 'W/"'));
    void compressedOnce(tag, body).then(
      (small) => {
        response.setHeader('Content-Encoding', 'br');
        response.setHeader('Content-Length', small.length);
        end(small);
      },
      () => end(body),
    );
    return response;
  };
}

function createCompressedOnce() {
  const kept = new Map();
  return (tag, body) => {
    const known = kept.get(tag);
    if (known) return known;
    const made = compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    if (!tag) return made;
    const [oldest] = kept.keys();
    if (kept.size >= mostKept) kept.delete(oldest);
    kept.set(tag, made);
    made.catch(() => kept.delete(tag));
    return made;
  };
}

/** Who hangs up early leaves a stream behind that nobody ends and no collector takes (nodejs/node, zlib handles). */
function releaseStream(response) {
  if (response.writableFinished) return;
  // The package gives its stream to nobody, but has whoever listens to the answer listen to the stream.
  const listened = response.on('drain', () => undefined);
  if (listened !== response && listened instanceof Duplex) listened.destroy();
}
