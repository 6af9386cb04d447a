import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isSystemError } from '@/server/base/system-error';

const markFile = 'db-renewed';

/** Rewriting a larger table would block all callers for more than about a second. Its free space is reused instead. */
const rewrittenBelow = '64 MB';

const tablesSql = `select format('%I.%I', schemaname, relname) as name,
    pg_total_relation_size(relid) < pg_size_bytes('${rewrittenBelow}') as "isSmall"
  from pg_stat_user_tables where pg_relation_size(relid) > 0 order by 1`;

/** Rewrites the tables one after another: deleting a row leaves its bytes in the table's file. */
export async function rewriteTables(
  ask: (text: string) => Promise<Record<string, unknown>[]>,
): Promise<void> {
  for (const { name, isSmall } of await ask(tablesSql)) {
    await ask(`vacuum ${isSmall ? '(full) ' : ''}${String(name)}`);
  }
}

/** When the tables of a data folder were last rewritten, milliseconds since 1970; 0 for never. */
export async function lastRenewal(dataDir: string): Promise<number> {
  try {
    return Date.parse(await readFile(path.join(dataDir, markFile), 'utf8')) || 0;
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return 0;
    throw error;
  }
}

export async function noteRenewal(dataDir: string, at: number): Promise<void> {
  await writeFile(path.join(dataDir, markFile), new Date(at).toISOString(), { mode: 0o600 });
}

/** Removes databases that a recovery or an interrupted creation put aside before that time. */
export async function removePutAside(dataDir: string, before: number): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!/^db-(damaged-\d+|unfinished)$/.test(name)) continue;
    const folder = path.join(dataDir, name);
    // A rename changes the folder's ctime.
    if ((await stat(folder)).ctimeMs < before) await rm(folder, { recursive: true });
  }
}
