import path from 'node:path';

/** Folder → number of files directly in it, without tests and style sheets (CSS modules). */
export function folderSizes(files: readonly string[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const file of files) {
    if (/\.(test\.tsx?|module\.css)$/.test(file)) continue;
    const folder = path.posix.dirname(file);
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  return sizes;
}
