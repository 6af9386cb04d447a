import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../settings/config';
import { openDatabase } from '../db/database';
import { loadSecrets } from '../settings/secrets';

const modeOf = (place: string) => statSync(place).mode & 0o777;

test('a data folder that others may enter is closed, and nothing in it is open to them', async () => {
  const before = process.umask(0o000);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'boreal-private-'));
  chmodSync(dataDir, 0o755);
  try {
    const config = readConfig({ DATA_DIR: dataDir });
    loadSecrets(config);
    const db = await openDatabase(config);
    await db.close();
    expect(modeOf(dataDir)).toBe(0o700);
    const open = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(
      (name) => (modeOf(path.join(dataDir, name)) & 0o077) !== 0,
    );
    expect(open).toEqual([]);
  } finally {
    process.umask(before);
    rmSync(dataDir, { recursive: true });
  }
});
