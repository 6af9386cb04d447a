/** Answers with the copies that the build compressed. Whoever does not take them gets the originals, from Next. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { takesBrotli } from './accepted.mjs';
import { copiesFolder, servedFolders, textTypes } from './compress-files.mjs';
import { isKnown } from './known.mjs';

/** Names of hashed files change with what is in them; other files keep theirs and are asked for again. */
const forEver = 'public, max-age=31536000, immutable';
const askAgain = 'public, max-age=0';

/**
 * @param {import("node:http").RequestListener} handle answers everything else
 * @param root folder of the project
 * @param distDir folder of the built site
 * @returns {import("node:http").RequestListener}
 */
export function withCompressedFiles(handle, root, distDir) {
  const copies = copiesOf(root, distDir);
  return (request, response) => {
    const copy = copies.get(request.url.split('?', 1)[0]);
    if (!copy || !isWanted(request)) return handle(request, response);
    const { body, tag } = contentOf(copy);
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Type', copy.type);
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('Cache-Control', copy.caching);
    response.setHeader('ETag', tag);
    if (isKnown(request.headers['if-none-match'], tag)) {
      response.removeHeader('Content-Type');
      response.removeHeader('Content-Encoding');
      return response.writeHead(304).end();
    }
    response.setHeader('Content-Length', body.length);
    response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
  };
}

/** A part of a file is a part of the original. */
function isWanted({ method, headers }) {
  const isReading = method === 'GET' || method === 'HEAD';
  return isReading && headers.range === undefined && takesBrotli(headers['accept-encoding']);
}

/** Address → copy. One that is older than its original is left alone: somebody changed that after the build. */
function copiesOf(root, distDir) {
  const copies = new Map();
  for (const [start, folder] of Object.entries(servedFolders(root, distDir)).reverse()) {
    const beside = path.join(copiesFolder(distDir), start);
    if (!existsSync(beside)) continue;
    for (const name of readdirSync(beside, { recursive: true })) {
      const type = textTypes[path.extname(name)];
      const [file, original] = [path.join(beside, name), path.join(folder, name)];
      if (!type || !existsSync(original) || isOlder(file, original)) continue;
      const address = start + name.split(path.sep).join('/');
      copies.set(address, { file, type, caching: start === '/' ? askAgain : forEver });
    }
  }
  return copies;
}

function isOlder(one, other) {
  return statSync(one).mtimeMs < statSync(other).mtimeMs;
}

/** Read when first asked for, and kept: all of them together are a megabyte. */
function contentOf(copy) {
  copy.content ??= readContent(copy.file);
  return copy.content;
}

function readContent(file) {
  const body = readFileSync(file);
  return { body, tag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}
