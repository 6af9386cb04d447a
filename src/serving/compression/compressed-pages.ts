import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf } from '../addresses/outer-addresses';
import type { Handler } from '../handler';
import type { Patches } from '../patches/switches';
import { takesBrotli } from './accepted';
import { createAnswerCompression, leastBytes } from './compressed-answers';
import { isKnown } from './known';
import { createPageVersions, type Version } from './page-versions';

/**
 * Compresses answers. A page is rendered once and sent often, so each version is compressed and tagged once: doing that
 * for every request takes longer than everything else about a static page.
 *
 * @param patches without `page-compression`, pages are compressed as they are written, like any other answer, and have
 * no tag
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

/** Whether the request is for a page or a page's data. An address with an extension is a file or a feed. */
function isPage({ method, url }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = pathOf(url);
  if (path.startsWith('/_next/data/')) return true;
  return !/^\/(?:_next|api)\/|\.[^/]*$/.test(path);
}

/**
 * Replaces `response.end`: a text with which Next ends a page is sent as its stored version. A page in several pieces
 * or in bytes is sent unchanged; e2e/site/patches.spec.ts fails when that happens to all of them.
 */
function sendVersion(
  request: IncomingMessage,
  response: ServerResponse,
  versionOf: (body: string) => Version,
  isSentSmall: boolean,
): void {
  const { end: endOfNode } = response;
  const end = (...words: unknown[]): ServerResponse => Reflect.apply(endOfNode, response, words);
  // Makes Next render the page also for HEAD, because its headers depend on the body; Node leaves out the body itself.
  request.method = 'GET';
  const endAsVersion = (body?: unknown, ...others: unknown[]) => {
    if (response.headersSent || typeof body !== 'string') return end(body, ...others);
    const isSmall = isSentSmall && body.length >= leastBytes;
    const isTagged = response.statusCode === 200;
    if (!isSmall && !isTagged) return end(body, ...others);
    const version = versionOf(body);
    if (isTagged) {
      // The same content in another coding is a different but equivalent answer, so its tag is weak.
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
