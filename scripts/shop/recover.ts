/**
 * `npm run recover [-- --without-log]`: rebuilds a damaged embedded database from the last copy of its files and the
 * log since then. `--without-log` uses the copy alone, as before a migration. Stop the shop first; docs/reliability.md
 * has more.
 */
import { readConfig } from '@/server/settings/config';
import { recoverPglite } from '@/server/db/pglite/recover';
import { runCommand } from './ask-shop';

runCommand(async (words) => {
  const { dataDir, databaseUrl } = readConfig();
  if (databaseUrl !== null) {
    throw new Error('DATABASE_URL names a Postgres server: recover it by its own backups.');
  }
  const hasLog = !words.includes('--without-log');
  const { copyOf, isLogWhole, putAside } = await recoverPglite(dataDir, { hasLog });
  return [
    `The database was made anew from the copy of ${copyOf}${hasLog ? ' and the log since' : ', without the log since'}.`,
    ...(isLogWhole === false
      ? [
          'The log may have a hole: compare the last orders with your mails before you open the shop.',
        ]
      : []),
    ...(putAside === null
      ? []
      : [`The damaged one lies in ${putAside}; remove it when all is well.`]),
    'The shop can be started.',
  ].join('\n');
});
