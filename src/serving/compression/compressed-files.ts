import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { pathOf } from '../addresses/outer-addresses';
import type { Handler } from '../handler';
import { takesBrotli } from './accepted';
import { isKnown } from './known';
import { servedFolders, textTypeOf, type ServedFolder } from './served-files';

/** A hashed file gets a new name when its contents change; other files keep theirs, so browsers must ask again. */
const forEver = 'public, max-age=31536000, immutable';
const askAgain = 'public, max-age=0';

type Content = { body: Buffer; tag: string };
type Copy = { file: string; type: string; caching: string };

/**
 * Answers with the copies that the build compressed. Callers that do not accept them get the originals from Next.
 *
 * @param handle answers everything else
 * @param root folder of the project
 * @param distDir folder of the built site
 */
export function withCompressedFiles(handle: Handler, root: string, distDir: string): Handler {
  const copies = copiesOf(root, distDir);
  // Read on first use and kept in memory: all of them together are a megabyte.
  const contents = new Map<Copy, Content>();
  return (request, response) => {
    const copy = copies.get(pathOf(request.url));
    if (!copy || !isWanted(request)) return handle(request, response);
    const content = contents.get(copy) ?? readContent(copy.file);
    contents.set(copy, content);
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('Cache-Control', copy.caching);
    response.setHeader('ETag', content.tag);
    if (isKnown(request.headers['if-none-match'], content.tag)) {
      return response.writeHead(304).end();
    }
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Type', copy.type);
    response.setHeader('Content-Length', content.body.length);
    return response.writeHead(200).end(request.method === 'HEAD' ? undefined : content.body);
  };
}

/** Whether the compressed copy can be sent; a requested range refers to the original. */
function isWanted({ method, headers }: IncomingMessage): boolean {
  const isReading = method === 'GET' || method === 'HEAD';
  return isReading && headers.range === undefined && takesBrotli(headers['accept-encoding']);
}

/** Compressed copies by address. */
function copiesOf(root: string, distDir: string): ReadonlyMap<string, Copy> {
  const served = servedFolders(root, distDir).filter(({ copies }) => existsSync(copies));
  return new Map(served.reverse().flatMap(copiesIn));
}

/** Skips a copy that is older than its original, because the original was changed after the build. */
function copiesIn({ address, folder, copies }: ServedFolder): [string, Copy][] {
  return readdirSync(copies, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const type = textTypeOf(name);
    const [file, original] = [path.join(copies, name), path.join(folder, name)];
    if (!type || !existsSync(original) || isOlder(file, original)) return [];
    const caching = address === '/' ? askAgain : forEver;
    return [[address + name.split(path.sep).join('/'), { file, type, caching }]];
  });
}

function isOlder(one: string, other: string): boolean {
  return statSync(one).mtimeMs < statSync(other).mtimeMs;
}

function readContent(file: string): Content {
  const body = readFileSync(file);
  return { body, tag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}
