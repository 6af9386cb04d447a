import { randomBytes, randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { object, string, type InferType } from 'yup';
import type { Config } from './config';
import { isSystemError } from './system-error';

const secretsSchema = object({
  session: string().required(),
  webhook: string().required(),
  /** 32 bytes in hexadecimal, for AES-256-GCM. Losing it loses what it encrypts. */
  encryption: string().required(),
  adminPassword: string().required(),
});

type Secrets = InferType<typeof secretsSchema>;

export type LoadedSecrets = {
  secrets: Secrets;
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
  const kept = secretsSchema.validateSync(JSON.parse(readFileSync(file, 'utf8')));
  const given = Object.entries(config.secrets).filter(([, value]) => value !== undefined);
  return { secrets: { ...kept, ...Object.fromEntries(given) }, file, isNew };
}

/** Puts the secrets of a backup where a start looks for them. False when some are there already: those stay. */
export function putSecrets({ dataDir }: Pick<Config, 'dataDir'>, secrets: object): boolean {
  const checked = secretsSchema.validateSync(secrets, { stripUnknown: true });
  return createOnce(path.join(dataDir, 'secrets.json'), () => checked);
}

/** False when the file was there already. Nobody ever sees it half written, not even after a power cut. */
function createOnce(file: string, make: () => Secrets): boolean {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = path.join(folder, `secrets-${randomUUID()}`);
  const descriptor = openSync(draft, 'wx', 0o600);
  try {
    writeSync(descriptor, JSON.stringify(make(), null, 2) + '\n');
    fsyncSync(descriptor);
    linkSync(draft, file);
    syncFolder(folder);
    return true;
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false;
    throw error;
  } finally {
    closeSync(descriptor);
    rmSync(draft);
  }
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
