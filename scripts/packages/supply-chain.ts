/**
 * `npm run supply-chain`: checks what comes from others: lock file, install scripts, licences and known
 * vulnerabilities; writes a bill of materials (CycloneDX, `test-results/sbom.json`). Also looks for secrets left in our
 * files. Ends with 1 if one check fails.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../preparation.mjs';
import { readAudit } from './supply-chain/audit';
import { licenceFaults, licencesOf } from './supply-chain/licences';
import { lockFaults, parseLock, scriptFaults, type Locked } from './supply-chain/lock';
import { secretFaults } from './supply-chain/secrets';

const partsFile = 'test-results/sbom.json';
/** Long enough for a busy machine, short enough if the registry is not available. */
const auditWithinMs = 30_000;
const partsWithinMs = 180_000;
const largestText = 2_000_000;

function main(): void {
  const locked = parseLock(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const checks: [string, string[]][] = [
    [`lock file: ${locked.length} packages`, lockFaults(locked)],
    ['install scripts', scriptFaults(locked)],
    licenceCheck(locked),
    auditCheck(),
    partsCheck(locked),
    secretsCheck(),
  ];
  for (const [name, faults] of checks) {
    console.log(`${faults.length === 0 ? 'fine ' : 'FAULT'}  ${name}`);
    for (const fault of faults) console.log(`       ${fault}`);
  }
  process.exitCode = checks.some(([, faults]) => faults.length > 0) ? 1 : 0;
}

function licenceCheck(locked: readonly Locked[]): [string, string[]] {
  const licences = licencesOf(root, locked);
  const counts = [...licences].map(([name, packages]) => `${name} ${packages.length}`);
  return [`licences: ${counts.join(', ')}`, licenceFaults(licences)];
}

/**
 * Checks only what the shop needs at run time. A registry that has no audits or cannot be reached is reported, but is
 * no fault.
 */
function auditCheck(): [string, string[]] {
  const { stdout } = npm(['audit', '--omit=dev', '--json'], auditWithinMs);
  const audit = readAudit(stdout);
  if (!audit.isAnswered)
    return [`known holes: NOT CHECKED, the registry said: ${audit.reason}`, []];
  const lesser = audit.notes.length === 0 ? '' : `, lesser ones: ${audit.notes.join(' | ')}`;
  return [`known holes: none that is grave${lesser}`, audit.faults];
}

function partsCheck(locked: readonly Locked[]): [string, string[]] {
  const { stdout, stderr } = npm(
    ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'],
    partsWithinMs,
  );
  if (!stdout.startsWith('{')) return ['list of parts', [stderr.trim().slice(0, 300)]];
  const { components = [] }: { components?: unknown[] } = JSON.parse(stdout);
  mkdirSync(path.join(root, 'test-results'), { recursive: true });
  writeFileSync(path.join(root, partsFile), stdout);
  const isWhole = components.length > locked.length / 2;
  return [`list of parts: ${components.length} in ${partsFile}`, isWhole ? [] : ['it is short']];
}

/** Looks for secrets in every file that git would include. */
function secretsCheck(): [string, string[]] {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (listed.status !== 0) return ['secrets: NOT CHECKED, this is no work tree of git', []];
  const files = listed.stdout.split('\0').filter((name) => name !== '' && isText(name));
  const faults = files.flatMap((name) =>
    secretFaults(name, readFileSync(path.join(root, name), 'utf8')),
  );
  return [`secrets: ${files.length} files`, faults];
}

function isText(name: string): boolean {
  if (/\.(?:avif|gif|ico|jpe?g|png|webp|woff2?|pdf|glb|blend|wav|mp3|zip)$/i.test(name))
    return false;
  const file = statSync(path.join(root, name), { throwIfNoEntry: false });
  return file?.isFile() === true && file.size < largestText;
}

function npm(args: readonly string[], timeout: number) {
  return spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    timeout,
    maxBuffer: 64 * 1024 * 1024,
  });
}

main();
