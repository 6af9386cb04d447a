/**
 * `npm run backup [-- file] [-- --with-secrets]`, also `npm run export`: writes the whole shop, as of one moment, into
 * one file, whether or not the shop is running. Without `--with-secrets` the file lacks the keys. Then keep
 * secrets.json elsewhere, because nobody can open sealed data without it.
 */
import { copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { backupFolder, takeBackupPattern } from '@/server/backup/address';
import { takeBackup, type TakenBackup } from '@/server/backup/take-backup';
import { readConfig, type Config } from '@/server/settings/config';
import { openDatabase } from '@/server/db/database';
import { FolderInUseError } from '@/server/db/folder-lock';
import { openStorage } from '@/server/main/open-adapters';
import { createCircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import { loadSecrets, sealerOf } from '@/server/settings/secrets';
import { askShop, runCommand } from './ask-shop';

const withSecrets = '--with-secrets';

runCommand(async (words) => {
  const config = readConfig();
  const hasSecrets = words.includes(withSecrets);
  const [wanted] = words.filter((word) => word !== withSecrets);
  const moment = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const file = path.resolve(wanted ?? `backups/boreal-${moment}.backup`);
  const taken = await takeHere(config, file, hasSecrets).catch((error: unknown) => {
    if (!(error instanceof FolderInUseError)) throw error;
    return askRunningShop(config, file, hasSecrets);
  });
  return describe(file, taken);
});

async function takeHere(config: Config, file: string, hasSecrets: boolean): Promise<TakenBackup> {
  const { secrets } = loadSecrets(config);
  const db = await openDatabase(config);
  try {
    const storage = await openStorage(config, createCircuitBreakers());
    const sealer = sealerOf(secrets);
    return await takeBackup({ db, storage, sealer, secrets: hasSecrets ? secrets : null }, file);
  } finally {
    await db.close();
  }
}

/**
 * The running shop has the embedded database open, so it makes the backup itself; the file is then moved out of its
 * data folder.
 */
async function askRunningShop(
  { dataDir }: Config,
  file: string,
  hasSecrets: boolean,
): Promise<TakenBackup> {
  const name = `${process.pid}-${Date.now()}.backup`;
  const told = await askShop(takeBackupPattern, { name, hasSecrets });
  const made = path.join(dataDir, backupFolder, name);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    renameSync(made, file);
  } catch {
    // A file cannot be renamed to another disk.
    copyFileSync(made, file);
    rmSync(made);
  }
  return JSON.parse(told) as TakenBackup;
}

function describe(file: string, { rows, files, hasSecrets, missing }: TakenBackup): string {
  return [
    `${file}: ${rows} rows and ${files} uploaded files, written and read again.`,
    hasSecrets
      ? 'The keys are in it: whoever has this file can open everything.'
      : 'The keys are not in it. Keep secrets.json (or the settings that stand for it) in another safe place.',
    ...(missing > 0 ? [`${missing} uploaded files are missing in the storage.`] : []),
  ].join('\n');
}
