import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { boolean, object, string } from 'yup';
import { backupFolder, takeBackupPattern } from '@/server/backup/address';
import { onlyOurselves } from '../internal-calls';
import { endpoint, route } from '../route';

/** A large shop takes a while; nobody but the command waits for it. */
const deadlineMs = 10 * 60_000;

const input = object({
  name: string()
    .matches(/^[\w-]+\.backup$/)
    .required(),
  hasSecrets: boolean().required(),
});

/** Backs the running shop up, for the `backup` command; to everybody else there is nothing here. */
export function takeBackup(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const handler = route(
    takeBackupPattern,
    {
      POST: endpoint({
        input,
        mayCall: onlyOurselves(takeBackupPattern),
        handle: async ({ input: { name, hasSecrets }, services: { config, takeBackup: take } }) => {
          // Nothing is sent meanwhile, and the server closes connections that rest.
          request.socket.setTimeout(deadlineMs);
          const file = path.join(/* turbopackIgnore: true */ config.dataDir, backupFolder, name);
          return take(file, { hasSecrets });
        },
      }),
    },
    { deadlineMs },
  );
  return handler(request, response);
}
