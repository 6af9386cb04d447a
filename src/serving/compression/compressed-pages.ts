import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf } from '../addresses/outer-addresses';
import type { Handler } from '../handler';
import type { Patches } from '../patches/switches';
import { takesBrotli } from './accepted';
import { createAnswerCompression, leastBytes } from './compressed-answers';
import { isKnown } from './known';
import { createPageVersions, type Version } from './page-versions';

/**
 * Compresses what is written for a request. A page is written once and sent often, so each version of one is compressed
 * and gets its tag once: doing that with every request takes longer than everything else about a static page.
 *
 * @param patches without `page-compression` pages are compressed as they are written, like any other answer, and have no tag
 */
export function withCompression(handle: Handler, patches: Patches): Handler {
  const compressAnswer = createAnswerCompression();
  const versionOf = createPageVersions();
  const isVersioned = patches.has('page-compression') ? isPage : () => false;
  return (request, response) => {
    if (!isVersioned(request)) {
      compressAnswer(request, response);
      return handle(request, response);
    }
    const isSentSmall = takesBrotli(request.headers['accept-encoding']);
    if (isSentSmall) response.appendHeader('Vary', 'Accept-Encoding');
    else compressAnswer(request, response);
    sendVersion(request, response, versionOf, isSentSmall);
    return handle(request, response);
  };
}

/** Pages and the data of pages. An address with an ending is a file or a feed. */
function isPage({ method, url }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = pathOf(url);
  if (path.startsWith('/_next/data/')) return true;
  return !/^\/(?:_next|api)\/|\.[^/]*$/.test(path);
}

/**
 * Replaces `response.end`: the text that Next ends a page with goes out as the version it is. A page that comes in pieces
 * or as bytes goes out as it is; e2e/site/patches.spec.ts fails when that happens to all of them.
 */
function sendVersion(
  request: IncomingMessage,
  response: ServerResponse,
  versionOf: (body: string) => Version,
  isSentSmall: boolean,
): void {
  const { end: endOfNode } = response;
  const end = (...words: unknown[]): ServerResponse => Reflect.apply(endOfNode, response, words);
  // Node sends no body to a caller that asks for the head alone, but Next would not even say which there is.
  request.method = 'GET';
  const endAsVersion = (body?: unknown, ...others: unknown[]) => {
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
  response.end = endAsVersion;
}

function endUnchanged(response: ServerResponse, end: () => ServerResponse): ServerResponse {
  response.statusCode = 304;
  response.removeHeader('Content-Type');
  response.removeHeader('Content-Length');
  return end();
}
