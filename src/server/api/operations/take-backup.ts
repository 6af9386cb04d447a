import path from 'node:path';
import { boolean, object, string } from 'yup';
import { backupFolder, takeBackupPattern } from '@/server/backup/address';
import { onlyOurselves } from '../endpoints/internal-calls';
import { endpoint, route } from '../endpoints/route';

/** A large shop takes a while, and only the command waits for it. */
const deadlineMs = 10 * 60_000;

const input = object({
  name: string()
    .matches(/^[\w-]+\.backup$/)
    .required(),
  hasSecrets: boolean().required(),
});

/** Backs up the running shop, for the `backup` command; everybody else gets a 404. */
export const takeBackup = route(
  {
    POST: endpoint({
      input,
      mayCall: onlyOurselves(takeBackupPattern),
      handle: async ({ input: { name, hasSecrets }, services, request }) => {
        // Nothing is sent meanwhile, and the server closes idle connections.
        request.mayRest?.(deadlineMs);
        const { config, takeBackup: take } = services;
        const file = path.join(/* turbopackIgnore: true */ config.dataDir, backupFolder, name);
        return take(file, { hasSecrets });
      },
    }),
  },
  { deadlineMs },
);
