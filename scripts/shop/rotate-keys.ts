/**
 * `npm run rotate-keys`: puts a new encryption key into secrets.json and reseals everything with it; stop the shop
 * first. If ENCRYPTION_KEY is a setting, change the key there as docs/operations.md says; the command then reseals what
 * was sealed with OTHER_ENCRYPTION_KEYS while the shop keeps running. Run it again if it was interrupted.
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
    // Creates the secrets of a new data folder. They are changed only now that no other process has it open.
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
