import { defaultLocale, type Locale } from '@/domain/words/locale';
import type { Database, SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { accounts } from '@/server/db/schema/commerce';
import type { Languages } from '@/server/commerce/port';

/** Keeps the language of a person's first page; what they chose themselves stays. */
export async function learnLanguage(
  tx: SqlSession,
  accountId: string,
  locale: Locale,
): Promise<void> {
  await tx.query('update accounts set language = $2 where id = $1 and language is null', [
    accountId,
    locale,
  ]);
}

const columns = columnsOf(accounts, ['language']);

/** The language of an account. Accounts from before there were two are English. */
export async function languageOf(sql: SqlSession, accountId: string): Promise<Locale> {
  const [row] = await sql.query<RowOf<typeof columns>>(
    `select ${columns} from accounts where id = $1`,
    [accountId],
  );
  return row?.language ?? defaultLocale;
}

export function createLanguages(db: Database): Languages {
  return {
    async choose(accountId, locale) {
      await db.query('update accounts set language = $2 where id = $1', [accountId, locale]);
      await db.flush();
    },
  };
}
