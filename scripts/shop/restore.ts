/**
 * `npm run restore -- file`, also `npm run import -- file`: fills the empty shop that the settings name (the embedded
 * database, or Postgres with DATABASE_URL; the folder or bucket of files) from a backup. Stop the shop first.
 */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readHead, restoreBackup } from '@/server/backup/restore-backup';
import { BackupError } from '@/server/backup/format';
import { readConfig, type Config } from '@/server/settings/config';
import { openDatabase } from '@/server/db/database';
import { openStorage } from '@/server/main/open-adapters';
import { createCircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import { storedTombstones } from '@/server/privacy/erasures/tombstones';
import { loadSecrets, putSecrets, sealerOf, type LoadedSecrets } from '@/server/settings/secrets';
import { runCommand } from './ask-shop';

runCommand(async ([file]) => {
  if (!file) throw new Error('Which backup? Its file comes first.');
  const config = readConfig();
  const folder = path.join(config.dataDir, 'db');
  const isNew = config.databaseUrl === null && !existsSync(folder);
  const sealer = sealerOf(await secretsFor(config, file));
  const db = await openDatabase(config);
  try {
    const storage = await openStorage(config, createCircuitBreakers());
    const { migrationsDir } = config;
    const { rows, files } = await restoreBackup({ db, storage, sealer, migrationsDir }, file);
    const erasures = (await storedTombstones(storage)).size;
    await db.close();
    return [
      `Restored ${rows} rows and ${files} uploaded files. The shop can be started.`,
      `There are notes of ${erasures} erased accounts: the start erases again whoever of them the backup brought back.`,
      'Accounts erased after this backup come back if their notes are not here (docs/operations.md, section 4).',
    ].join('\n');
  } catch (error) {
    await db.close();
    // A database that this failed try has created would block the next try.
    if (isNew)
      for (const made of ['db', 'db-complete'])
        rmSync(path.join(config.dataDir, made), { recursive: true, force: true });
    throw error;
  }
});

/** Returns this machine's secrets; a backup with secrets provides them to a machine without. */
async function secretsFor(config: Config, file: string): Promise<LoadedSecrets['secrets']> {
  const { secrets } = await readHead(file);
  if (secrets) putSecrets(config, secrets);
  const isThere = existsSync(path.join(config.dataDir, 'secrets.json'));
  if (!isThere && config.secrets.encryption === undefined) {
    throw new BackupError(
      `This backup is without its keys: put that shop's secrets.json into ${config.dataDir} first, or set its secrets.`,
    );
  }
  return loadSecrets(config).secrets;
}
