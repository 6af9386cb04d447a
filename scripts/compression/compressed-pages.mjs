/**
 * Compresses what is written for a request. Pages are written once and sent often: each version of one is compressed and
 * gets its tag once, because doing that with every request takes longer than everything else about a static page together.
 */
import { Duplex } from 'node:stream';
import compression from 'compression';
import { takesBrotli } from './accepted.mjs';
import { isKnown } from './known.mjs';
import { createPageVersions } from './page-versions.mjs';

/** Less than this fits into one packet anyway. */
const leastBytes = 1024;

/**
 * @param {import("node:http").RequestListener} handle
 * @returns {import("node:http").RequestListener}
 */
export function withCompression(handle) {
  const versionOf = createPageVersions();
  const compressAnswer = compression({ threshold: leastBytes });
  return (request, response) => {
    const isSentSmall = isPage(request) && takesBrotli(request.headers['accept-encoding']);
    if (isSentSmall) {
      response.appendHeader('Vary', 'Accept-Encoding');
    } else {
      compressAnswer(request, response, () => undefined);
      response.once('close', () => releaseStream(response));
    }
    if (isPage(request)) sendVersion(request, response, versionOf, isSentSmall);
    return handle(request, response);
  };
}

/** Pages and the data of pages. What has an ending is a file or a feed. */
function isPage({ method, url }) {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [path] = url.split('?', 1);
  if (path.startsWith('/_next/data/')) return true;
  return !/^\/(?:_next|api)\/|\.[^/]*$/.test(path);
}

/** What a page is ended with goes out as the version it is. One that comes in pieces goes out as it is. */
function sendVersion(request, response, versionOf, isSentSmall) {
  const end = response.end.bind(response);
  // Node sends no words to whoever asks for the head alone, but Next would not even say which there are.
  request.method = 'GET';
  response.end = (body, ...others) => {
    if (response.headersSent || typeof body !== 'string') return end(body, ...others);
    const isSmall = isSentSmall && body.length >= leastBytes;
    const isTagged = response.statusCode === 200;
    if (!isSmall && !isTagged) return end(body, ...others);
    const version = versionOf(body);
    if (isTagged) {
      // The same words in another coding are another answer, of the same meaning.
      const tag = isSmall ? `W/${version.tag}` : version.tag;
      response.setHeader('ETag', tag);
      if (isKnown(request.headers['if-none-match'], tag)) return endUnchanged(response, end);
    }
    if (!isSmall) return end(body, ...others);
    void version.small().then(
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

function endUnchanged(response, end) {
  response.statusCode = 304;
  response.removeHeader('Content-Type');
  response.removeHeader('Content-Length');
  return end();
}

/** Who hangs up early leaves a stream behind that nobody ends and no collector takes (nodejs/node, zlib handles). */
function releaseStream(response) {
  if (response.writableFinished) return;
  // The package gives its stream to nobody, but has whoever listens to the answer listen to the stream.
  const listened = response.on('drain', () => undefined);
  if (listened !== response && listened instanceof Duplex) listened.destroy();
}
