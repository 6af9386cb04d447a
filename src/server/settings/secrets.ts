import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { array, object, string, type InferType } from 'yup';
import type { Config } from './config';
import { createSealer, type Sealer } from '../base/sealing';
import { dataFolderErrorOf } from '../base/data-folder-error';
import { openPrivateFolder } from '../base/private-folder';
import { isSystemError } from '../base/system-error';

/** Thrown when a shop's existing secrets cannot be read; the message says what to do. */
class SecretsError extends Error {
  override name = 'SecretsError';
}

const hexKey = /^[0-9a-f]{64}$/i;

const secretsSchema = object({
  session: string().min(32).required(),
  webhook: string().min(32).required(),
  /** 32 bytes in hexadecimal, for AES-256-GCM. Without it, everything it encrypts is lost. */
  encryption: string().matches(hexKey).required(),
  adminPassword: string().required(),
  /** Keys that only open, while `npm run rotate-keys` runs or after it was interrupted. */
  otherEncryption: array(string().matches(hexKey).required()).optional(),
});

type Secrets = InferType<typeof secretsSchema>;

export type LoadedSecrets = {
  secrets: Secrets;
  /**
   * Signs the calls that this installation makes to itself. It is derived from secrets that nobody outside is told,
   * unlike the webhooks' secret.
   */
  internalSecret: string;
  /** The path of their file. */
  file: string;
  /** True when this start made them: nobody has seen the admin password yet. */
  isNew: boolean;
};

/**
 * The installation's secrets: made at random on the first start and kept in a file that only its owner can read. Each
 * setting takes precedence over the file's value.
 */
export function loadSecrets(config: Pick<Config, 'dataDir' | 'secrets'>): LoadedSecrets {
  const file = path.join(config.dataDir, 'secrets.json');
  const isNew = makeUnlessThere(file, config);
  const kept = readSecrets(file);
  const given = Object.entries(config.secrets).filter(([, value]) => value !== undefined);
  const secrets: Secrets = { ...kept, ...Object.fromEntries(given) };
  const internalSecret = createHmac('sha256', secrets.session)
    .update('internal calls')
    .digest('hex');
  return { secrets, internalSecret, file, isNew };
}

/**
 * True when they were made. If earlier secrets are missing and no setting gives the key, it makes none and throws: new
 * ones would open nothing of the sealed data, and would seal more with another key. Throws SecretsError or
 * DataFolderError.
 */
function makeUnlessThere(
  file: string,
  { dataDir, secrets }: Pick<Config, 'dataDir' | 'secrets'>,
): boolean {
  const mark = path.join(dataDir, 'secrets-made');
  const isLost = existsSync(mark) && !existsSync(file);
  if (isLost && secrets.encryption === undefined) throw new SecretsError(lostSecrets(file));
  try {
    openPrivateFolder(dataDir);
    const isNew = createOnce(file, makeSecrets);
    if (!existsSync(mark)) writeFileSync(mark, '', { mode: 0o600 });
    return isNew;
  } catch (error) {
    throw dataFolderErrorOf(error, dataDir) ?? error;
  }
}

function lostSecrets(file: string): string {
  return (
    `The file ${file} is gone. Without its key nobody opens what this shop has sealed: hearing results, messages, files. ` +
    'Put the copy you keep of it back, or set ENCRYPTION_KEY to the key of this shop. Nothing was changed.'
  );
}

function brokenSecrets(file: string): string {
  return (
    `The file ${file} is damaged. Put the copy you keep of it back; without one, the key may still be read in it by eye ` +
    '("encryption", 64 letters and digits): set ENCRYPTION_KEY to it and rename the file. Do not delete it: ' +
    'without its key nobody opens what this shop has sealed. Nothing was changed.'
  );
}

/** Seals with the current key, and opens what other keys have sealed. */
export function sealerOf({
  encryption,
  otherEncryption = [],
}: Pick<Secrets, 'encryption' | 'otherEncryption'>): Sealer {
  return createSealer([encryption, ...otherEncryption]);
}

/**
 * Writes a new encryption key into the file; the previous one still opens until `dropOtherKeys`. Does nothing until an
 * earlier change is complete.
 */
export function changeEncryptionKey({ dataDir }: Pick<Config, 'dataDir'>): void {
  const file = path.join(dataDir, 'secrets.json');
  const kept = readSecrets(file);
  if (kept.otherEncryption) return;
  const encryption = randomBytes(32).toString('hex');
  replace(file, { ...kept, encryption, otherEncryption: [kept.encryption] });
}

/** Completes a change: nothing is sealed with the previous key any more. */
export function dropOtherKeys({ dataDir }: Pick<Config, 'dataDir'>): void {
  const file = path.join(dataDir, 'secrets.json');
  const { session, webhook, encryption, adminPassword } = readSecrets(file);
  replace(file, { session, webhook, encryption, adminPassword });
}

/** Puts a backup's secrets where a start looks for them. False when there are some already, which stay. */
export function putSecrets({ dataDir }: Pick<Config, 'dataDir'>, secrets: object): boolean {
  const checked = secretsSchema.validateSync(secrets, { stripUnknown: true });
  return createOnce(path.join(dataDir, 'secrets.json'), () => checked);
}

/** Throws SecretsError for a file with other content, without revealing any of it. */
function readSecrets(file: string): Secrets {
  const text = readFileSync(file, 'utf8');
  try {
    return secretsSchema.validateSync(JSON.parse(text), { strict: true });
  } catch {
    throw new SecretsError(brokenSecrets(file));
  }
}

/** Replaces the file so that it is never half written, not even after a power cut. */
function replace(file: string, secrets: Secrets): void {
  const draft = draftOf(file, secrets);
  renameSync(draft, file);
  syncFolder(path.dirname(file));
}

/** False when the file exists already. It is never half written, not even after a power cut. */
function createOnce(file: string, make: () => Secrets): boolean {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = draftOf(file, make());
  try {
    linkSync(draft, file);
    syncFolder(folder);
    return true;
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

/** Writes the secrets to a draft beside their final place. */
function draftOf(file: string, secrets: Secrets): string {
  const draft = path.join(path.dirname(file), `secrets-${randomUUID()}`);
  const descriptor = openSync(draft, 'wx', 0o600);
  try {
    writeSync(descriptor, JSON.stringify(secrets, null, 2) + '\n');
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  return draft;
}

function makeSecrets(): Secrets {
  return {
    session: randomBytes(32).toString('hex'),
    webhook: randomBytes(32).toString('hex'),
    encryption: randomBytes(32).toString('hex'),
    adminPassword: randomBytes(15).toString('base64url'),
  };
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
