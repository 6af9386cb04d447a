import path from 'node:path';

/** Text files by extension; pictures and fonts are already compressed. */
const textTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=UTF-8',
  '.js': 'application/javascript; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=UTF-8',
};

/** The media type of a text file; undefined for any other. */
export function textTypeOf(file: string): string | undefined {
  return textTypes[path.extname(file)];
}

/** A folder of static files, the start of its addresses, and the folder of their compressed copies. */
export type ServedFolder = { address: string; folder: string; copies: string };

/**
 * @param root folder of the project
 * @param distDir folder of the built site
 */
export function servedFolders(root: string, distDir: string): readonly ServedFolder[] {
  const copies = path.join(distDir, 'brotli');
  return [
    { address: '/_next/static/', folder: path.join(distDir, 'static') },
    { address: '/', folder: path.join(root, 'public') },
  ].map((served) => ({ ...served, copies: path.join(copies, served.address) }));
}
