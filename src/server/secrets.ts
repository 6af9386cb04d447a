import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { array, object, string, type InferType } from 'yup';
import type { Config } from './config';
import { createSealer, type Sealer } from './sealing';
import { isSystemError } from './system-error';

const secretsSchema = object({
  session: string().required(),
  webhook: string().required(),
  /** 32 bytes in hexadecimal, for AES-256-GCM. Losing it loses what it encrypts. */
  encryption: string().required(),
  adminPassword: string().required(),
  /** Keys that only open, while `npm run rotate-keys` is at work or was cut short. */
  otherEncryption: array(string().required()).optional(),
});

type Secrets = InferType<typeof secretsSchema>;

export type LoadedSecrets = {
  secrets: Secrets;
  /**
   * Signs the calls that this installation makes to itself. Made of what nobody outside is told, other than the secret
   * of webhooks.
   */
  internalSecret: string;
  /** Where they lie. */
  file: string;
  /** True when this start made them: the admin password has not been seen by anybody yet. */
  isNew: boolean;
};

/**
 * The installation's secrets: made at random on the first start and kept in a file only its owner can read.
 * Settings take precedence over the file, one by one.
 */
export function loadSecrets(config: Pick<Config, 'dataDir' | 'secrets'>): LoadedSecrets {
  const file = path.join(config.dataDir, 'secrets.json');
  const isNew = createOnce(file, makeSecrets);
  const kept = readSecrets(file);
  const given = Object.entries(config.secrets).filter(([, value]) => value !== undefined);
  const secrets: Secrets = { ...kept, ...Object.fromEntries(given) };
  const internalSecret = createHmac('sha256', secrets.session)
    .update('internal calls')
    .digest('hex');
  return { secrets, internalSecret, file, isNew };
}

/** Seals with the key of now, and opens what others have sealed. */
export function sealerOf({
  encryption,
  otherEncryption = [],
}: Pick<Secrets, 'encryption' | 'otherEncryption'>): Sealer {
  return createSealer([encryption, ...otherEncryption]);
}

/**
 * Writes another encryption key into the file; the one of before goes on opening until `dropOtherKeys`. Does nothing
 * while an earlier change is not through.
 */
export function changeEncryptionKey({ dataDir }: Pick<Config, 'dataDir'>): void {
  const file = path.join(dataDir, 'secrets.json');
  const kept = readSecrets(file);
  if (kept.otherEncryption) return;
  const encryption = randomBytes(32).toString('hex');
  replace(file, { ...kept, encryption, otherEncryption: [kept.encryption] });
}

/** Ends a change: nothing is sealed with the key of before any more. */
export function dropOtherKeys({ dataDir }: Pick<Config, 'dataDir'>): void {
  const file = path.join(dataDir, 'secrets.json');
  const { session, webhook, encryption, adminPassword } = readSecrets(file);
  replace(file, { session, webhook, encryption, adminPassword });
}

/** Puts the secrets of a backup where a start looks for them. False when some are there already: those stay. */
export function putSecrets({ dataDir }: Pick<Config, 'dataDir'>, secrets: object): boolean {
  const checked = secretsSchema.validateSync(secrets, { stripUnknown: true });
  return createOnce(path.join(dataDir, 'secrets.json'), () => checked);
}

function readSecrets(file: string): Secrets {
  return secretsSchema.validateSync(JSON.parse(readFileSync(file, 'utf8')));
}

/** Nobody ever sees the file half written, not even after a power cut. */
function replace(file: string, secrets: Secrets): void {
  const draft = draftOf(file, secrets);
  renameSync(draft, file);
  syncFolder(path.dirname(file));
}

/** False when the file was there already. Nobody ever sees it half written, not even after a power cut. */
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

/** The secrets on disk, beside where they are to be. */
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
