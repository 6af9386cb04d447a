import { createHash } from 'node:crypto';
import { access, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isSystemError } from '@/server/base/system-error';
import type { Texts } from '../port';

/** Writes each text to `<id>.text.json` in the outbox instead of sending it. The id comes from the key. */
export function createOutboxTexts({ folder }: { folder: string }): Texts {
  const placeOf = (key: string) => {
    const reference = createHash('sha256').update(key).digest('hex').slice(0, 16);
    const file = path.join(/* turbopackIgnore: true */ folder, `${reference}.text.json`);
    return { reference, file };
  };
  return {
    adapter: 'outbox',
    reports: null,
    async send({ key, to, body }) {
      const { reference, file } = placeOf(key);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const content = JSON.stringify({ to, body }, null, 2) + '\n';
      await writeFile(file, content, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
        // Written by an earlier try.
        if (!isSystemError(error, 'EEXIST')) throw error;
      });
      return { ok: true, reference };
    },
    async find({ key }) {
      const { reference, file } = placeOf(key);
      try {
        await access(file);
        return reference;
      } catch (error) {
        if (isSystemError(error, 'ENOENT')) return null;
        throw error;
      }
    },
  };
}
