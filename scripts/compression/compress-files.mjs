/** At the end of a build: everything that is sent as it lies there is compressed once, as small as it gets. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Files that are text; pictures and fonts are compressed by nature. */
export const textTypes = {
  '.css': 'text/css; charset=UTF-8',
  '.js': 'application/javascript; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=UTF-8',
};

/** Less than this fits into one packet anyway. */
const leastBytes = 1024;

/** Where the compressed copies lie, each below the address of its original. */
export const copiesFolder = (distDir) => path.join(distDir, 'brotli');

/** Folders that are served as they are, by the start of their addresses. */
export const servedFolders = (root, distDir) => ({
  '/_next/static/': path.join(distDir, 'static'),
  '/': path.join(root, 'public'),
});

/**
 * @param root folder of the project
 * @param distDir folder of the built site
 */
export async function compressFiles(root, distDir) {
  const copies = copiesFolder(distDir);
  rmSync(copies, { recursive: true, force: true });
  const compress = promisify(brotliCompress);
  for (const [address, folder] of Object.entries(servedFolders(root, distDir))) {
    const files = readdirSync(folder, { recursive: true }).filter(
      (file) => path.extname(file) in textTypes,
    );
    await Promise.all(
      files.map(async (file) => {
        const body = readFileSync(path.join(folder, file));
        if (body.length < leastBytes) return;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
        const copy = path.join(copies, address, file);
        mkdirSync(path.dirname(copy), { recursive: true });
        writeFileSync(copy, await compress(body, { params }));
      }),
    );
  }
}
