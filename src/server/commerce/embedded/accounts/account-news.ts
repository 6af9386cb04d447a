import type { SqlSession } from '@/server/db/database';
import type { AccountNewsKind } from '@/server/jobs/catalogue';
import type { Jobs } from '@/server/jobs/port';
import type { RequestSession } from '../engine';
import { newId } from '../ids';
import { languageOf } from './account-language';

/** Queues a mail about what just happened to an account, in the language of the request, else of the account. */
export async function tellAccount(
  tx: SqlSession,
  jobs: Jobs,
  { preferred }: Pick<RequestSession, 'preferred'>,
  about: { accountId: string; news: AccountNewsKind },
): Promise<void> {
  const locale = preferred.locale ?? (await languageOf(tx, about.accountId));
  await jobs.enqueue(tx, 'send-account-news', { mailId: newId(), locale, ...about });
}

/** A first password opens an account; a later one locks out anybody who knew the old one. */
export function passwordNews(hashBefore: string | null): AccountNewsKind {
  return hashBefore === null ? 'passwordSaved' : 'passwordChanged';
}
