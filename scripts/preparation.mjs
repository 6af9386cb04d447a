/**
 * Prepares everything that the shop and its tests need. Uses plain Node, because it runs before anything is installed.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runAllowedScripts } from './packages/install-scripts.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

// Telemetry of Next is off, because what people do with their own shop is private; 0 turns it on.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

/** Prints a sentence for people and ends the process with 1. */
export function giveUp(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

export function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 20)) return;
  giveUp(
    `Node ${process.versions.node} is too old. Please install Node 20.20 or later: https://nodejs.org`,
  );
}

/** Loads the settings of a local `.env`; variables that are already set win. */
export function loadSettings() {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Runs a program in the project. Shows its output as it arrives, or passes it to `collect`. Resolves to its exit code.
 */
export function run(command, args, env = {}, collect) {
  return new Promise((resolve, reject) => {
    const output = collect ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', collect);
    }
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Path of a program that a package brought along. */
export function program(name) {
  return path.join(root, 'node_modules/.bin', name);
}

/**
 * Installs the packages of the lock file unless exactly those are installed. Runs only the install scripts that are
 * allowed.
 *
 * @param which `all`, or `shop`: without packages that only tests and development need, which is twice as fast
 */
export async function ensurePackages(which = 'all') {
  const isInstalled = arePackagesInstalled(which);
  if (!isInstalled) console.log('Installing packages …');
  const developing = which === 'all' ? '--include=dev' : '--omit=dev';
  const code = isInstalled
    ? 0
    : await run('npm', ['ci', developing, '--ignore-scripts', '--no-audit', '--no-fund']);
  if (code !== 0) giveUp('The packages could not be installed. The reason stands above.');
  if ((await runAllowedScripts(root, run)) === 0) return;
  giveUp('A package could not be made ready. The reason stands above.');
}

/** Compares with the lock file that npm writes for what it has installed; it lacks packages of other platforms. */
function arePackagesInstalled(which) {
  const installedFile = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(wanted).every(([name, { version, dev, optional, devOptional, link }]) => {
    if (name === '' || link) return true;
    if (installed[name] === undefined) {
      return Boolean(optional ?? devOptional) || (dev === true && which === 'shop');
    }
    return installed[name].version === version;
  });
}

/** Folder of the built site. */
export const distDir = () => path.join(root, process.env.NEXT_DIST_DIR ?? '.next');

/** File with the fingerprint of the sources and settings from which a site was built. */
const stampFile = () => path.join(distDir(), 'built-from');

/** Builds the site with everything that is served beside it (build-site.ts). Resolves to an exit code. */
export async function buildSite() {
  const sources = fingerprint();
  const code = await run(program('tsx'), ['scripts/build-site.ts']);
  if (code === 0) writeFileSync(stampFile(), sources);
  return code;
}

/** Builds the site unless it was built from exactly these sources and settings. */
export async function ensureBuild() {
  if (existsSync(stampFile()) && readFileSync(stampFile(), 'utf8') === fingerprint()) return;
  console.log('Building the shop …');
  if ((await buildSite()) !== 0) giveUp('The shop could not be built. The reason stands above.');
}

const builtFrom = [
  'src',
  'content',
  'next.config.js',
  'package.json',
  'package-lock.json',
  'public/pictures',
  'scripts/build-site.ts',
  'scripts/preparation.mjs',
  'scripts/pictures/share-pictures',
  'scripts/pictures/share-pictures.ts',
  'postcss.config.mjs',
  'sentry.client.config.ts',
  'tsconfig.json',
];

function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('NEXT_PUBLIC_') || name === 'PATCHES') hash.update(`${name}=${value}\n`);
  }
  for (const file of builtFrom.flatMap(filesBelow)) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function filesBelow(name) {
  const full = path.join(root, name);
  if (!existsSync(full)) return [];
  if (path.extname(name) !== '') return [name];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}
