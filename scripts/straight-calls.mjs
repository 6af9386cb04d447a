/**
 * Calls of the commerce API go straight to what answers them. Next would come to the same: it looks through two hundred
 * routes, finds that a call is none of the product's own, and hands it on, which takes longer than most answers.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Whatever is spelled in another way may mean something to Next. */
const plainCall = /^\/api\/([a-z]+)(?:\/[\w-]+)*(?:\?|$)/;

const storeApiPage = '/api/[[...path]]';
const vaultPage = '/api/vault/[[...path]]';

/**
 * @param {import("node:http").RequestListener} handle Next's own handler
 * @param {import("../src/server/lifecycle").Lifecycle["calls"]} calls
 * @param {string} distDir folder of the built site
 * @returns {import("node:http").RequestListener}
 */
export function withStraightCalls(handle, calls, distDir) {
  const ownEndpoints = readOwnEndpoints(distDir);
  return (request, response) => {
    const place = plainCall.exec(request.url)?.[1];
    if (place === undefined || ownEndpoints.has(place)) return handle(request, response);
    const answer = place === 'vault' ? calls.vault : calls.storeApi;
    return answer(request, response).catch(() => response.destroy());
  };
}

/** The names below `/api` that Next has pages for. Throws when those for all the others are gone. */
function readOwnEndpoints(distDir) {
  const file = path.join(distDir, 'server', 'pages-manifest.json');
  const pages = new Set(Object.keys(JSON.parse(readFileSync(file, 'utf8'))));
  for (const page of [storeApiPage, vaultPage]) {
    if (!pages.delete(page)) throw new Error(`The build has no ${page}`);
  }
  const names = [...pages].map((page) => /^\/api\/([^/]+)/.exec(page)?.[1]);
  return new Set(names.filter((name) => name !== undefined));
}
