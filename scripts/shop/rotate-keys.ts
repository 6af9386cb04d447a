/**
 * `npm run rotate-keys`: a new encryption key in secrets.json, and everything that lies sealed sealed with it; stop the
 * shop first. Where ENCRYPTION_KEY is a setting the key is changed there, by docs/operations.md, and this seals what is
 * sealed with OTHER_ENCRYPTION_KEYS while the shop goes on. Cut short, it is run again.
 */
import { readConfig } from '@/server/settings/config';
import { openDatabase } from '@/server/db/database';
import { resealEverything } from '@/server/keys/reseal';
import { openStorage } from '@/server/main/open-adapters';
import { createCircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import {
  changeEncryptionKey,
  dropOtherKeys,
  loadSecrets,
  sealerOf,
} from '@/server/settings/secrets';
import { runCommand } from './ask-shop';

runCommand(async () => {
  const config = readConfig();
  const isSetting = config.secrets.encryption !== undefined;
  const db = await openDatabase(config);
  try {
    // A new data folder has its secrets made; then they are changed while nobody else has it open.
    loadSecrets(config);
    if (!isSetting) changeEncryptionKey(config);
    const storage = await openStorage(config, createCircuitBreakers());
    const sealer = sealerOf(loadSecrets(config).secrets);
    const { texts, files, marks, lost } = await resealEverything({ db, storage, sealer });
    if (!isSetting && lost.length === 0) dropOtherKeys(config);
    const done = `${texts} texts, ${files} files and ${marks} marks are made with the key ${sealer.keyId} now.`;
    if (lost.length === 0) return done;
    throw new Error(`${done} Of these no key is at hand:\n${lost.join('\n')}`);
  } finally {
    await db.close();
  }
});
