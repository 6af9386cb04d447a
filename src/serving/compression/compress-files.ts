import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { servedFolders, textTypeOf, type ServedFolder } from './served-files';

const compress = promisify(brotliCompress);

/** Smaller files fit into one packet anyway. */
const leastBytes = 1024;

/**
 * At the end of a build: compresses every static file once, at the highest level.
 *
 * @param root folder of the project
 * @param distDir folder of the built site
 */
export async function compressFiles(root: string, distDir: string): Promise<void> {
  const served = servedFolders(root, distDir);
  for (const { copies } of served) rmSync(copies, { recursive: true, force: true });
  for (const folder of served) await compressFolder(folder);
}

async function compressFolder({ folder, copies }: ServedFolder): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(textTypeOf);
  await Promise.all(
    files.map(async (file) => {
      const body = readFileSync(path.join(folder, file));
      if (body.length < leastBytes) return;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
      const copy = path.join(copies, file);
      mkdirSync(path.dirname(copy), { recursive: true });
      writeFileSync(copy, await compress(body, { params }));
    }),
  );
}
