/**
 * `npm run lock:complete`, after every `npm install`: writes the packages of other platforms back into the lock file.
 * npm leaves out optional packages that this machine did not install or its registry does not have, and `npm ci` then
 * refuses the lock file. An entry needs no checksum, because it is fetched only on its own platform.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { missingOptionalPackages } from './lock-file.mjs';
import { giveUp, root } from '../preparation.mjs';

const file = path.join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingOptionalPackages(lock.packages);

if (missing.length > 0 && process.argv.includes('--check')) {
  giveUp(
    `package-lock.json lacks ${missing.length} packages of other platforms: npm run lock:complete`,
  );
}
if (missing.length > 0) {
  const added = missing.map(({ at, version, platform }) => [
    at,
    { version, optional: true, ...platform },
  ]);
  const packages = [...Object.entries(lock.packages), ...added].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const completed = { ...lock, packages: Object.fromEntries(packages) };
  writeFileSync(file, JSON.stringify(completed, null, 2) + '\n');
}
console.log(`${missing.length} packages of other platforms were missing in package-lock.json`);
