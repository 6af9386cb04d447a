import path from 'node:path';
import { boolean, object, string } from 'yup';
import { backupFolder, takeBackupPattern } from '@/server/backup/address';
import { onlyOurselves } from '../internal-calls';
import { endpoint, route } from '../route';

/** A large shop takes a while; nobody but the command waits for it. */
const deadlineMs = 10 * 60_000;

/** Backs the running shop up, for the `backup` command; to everybody else there is nothing here. */
export const takeBackup = route(
  takeBackupPattern,
  {
    POST: endpoint({
      input: object({
        name: string()
          .matches(/^[\w-]+\.backup$/)
          .required(),
        hasSecrets: boolean().required(),
      }),
      mayCall: onlyOurselves(takeBackupPattern),
      handle: async ({ input: { name, hasSecrets }, services: { config, takeBackup: take } }) => {
        const file = path.join(/* turbopackIgnore: true */ config.dataDir, backupFolder, name);
        return take(file, { hasSecrets });
      },
    }),
  },
  { deadlineMs },
);
