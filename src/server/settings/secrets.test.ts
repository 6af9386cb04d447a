import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from './config';
import { loadSecrets } from './secrets';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'boreal-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const load = (env: Record<string, string> = {}) =>
  loadSecrets(readConfig({ DATA_DIR: dataDir, ...env }));

test('the first start makes secrets that nobody else can read', () => {
  const { secrets, file, isNew } = load();
  expect(isNew).toBe(true);
  expect(file).toBe(path.join(dataDir, 'secrets.json'));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(secrets.encryption).toMatch(/^[0-9a-f]{64}$/);
  expect(secrets.adminPassword.length).toBeGreaterThanOrEqual(20);
  expect(new Set(Object.values(secrets)).size).toBe(4);
});

test('later starts find the same ones', () => {
  const first = load();
  const second = load();
  expect(second.secrets).toEqual(first.secrets);
  expect(second.isNew).toBe(false);
});

test('two installations never share any', () => {
  const first = load();
  rmSync(dataDir, { recursive: true });
  expect(load().secrets.session).not.toBe(first.secrets.session);
});

test('settings take precedence one by one and are not written down', () => {
  const given = 's'.repeat(40);
  const { secrets, file } = load({ SESSION_SECRET: given });
  expect(secrets.session).toBe(given);
  expect(secrets.webhook).toMatch(/^[0-9a-f]{64}$/);
  expect(readFileSync(file, 'utf8')).not.toContain(given);
});

test('who knows the secret of webhooks cannot sign calls of our own', () => {
  const [one, other] = [load(), load({ WEBHOOK_SECRET: 'w'.repeat(40) })];
  expect(other.internalSecret).toBe(one.internalSecret);
  expect(load({ SESSION_SECRET: 's'.repeat(40) }).internalSecret).not.toBe(one.internalSecret);
});

describe('secrets that were there once', () => {
  test.each([
    ['empty', () => ''],
    ['cut short', (text: string) => text.slice(0, 60)],
    ['zeros', (text: string) => '\0'.repeat(text.length)],
    ['without its key', (text: string) => text.replace('"encryption"', '"encryptiom"')],
    ['with a key that is none', (text: string) => text.replace(/[0-9a-f]{64}/g, 'g'.repeat(64))],
    ['something else', () => '[]'],
  ])('and now are %s stop the start and stay as they are', (_what, spoil) => {
    const { file, secrets } = load();
    const spoilt = spoil(readFileSync(file, 'utf8'));
    writeFileSync(file, spoilt);
    expect(load).toThrow('is damaged. Put the copy');
    expect(readFileSync(file, 'utf8')).toBe(spoilt);
    try {
      load();
    } catch (error) {
      expect(String(error)).not.toContain(secrets.adminPassword);
    }
  });

  test('and are gone are not made anew, unless the key is told', () => {
    const { file, secrets } = load();
    rmSync(file);
    expect(load).toThrow('is gone');
    expect(load({ ENCRYPTION_KEY: secrets.encryption }).secrets.encryption).toBe(
      secrets.encryption,
    );
  });
});
