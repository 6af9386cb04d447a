import type { Engine, RequestSession } from '@/server/commerce/embedded/engine';
import type { Database } from '@/server/db/database';

/** The key in the newest account mail, for engines whose jobs are rows of `test_jobs`; empty when there is none. */
export async function newestMailedKey(db: Database, engine: Engine): Promise<string> {
  const [job] = await db.query<{ payload: { requestId: string } }>(
    `select payload from test_jobs where name = 'send-account-link' order by ctid desc limit 1`,
  );
  const link = await engine.accountLinks.openRequest(job?.payload.requestId ?? '');
  return link?.key ?? '';
}

/** Logs a session in with a mailed link; returns the session under its new id. */
export async function logInByLink(
  db: Database,
  engine: Engine,
  email: string,
  session: RequestSession = engine.sessions.open({}),
): Promise<RequestSession> {
  await engine.accountLinks.requestLogin({ email, locale: 'en-US', linkPath: null });
  const key = await newestMailedKey(db, engine);
  await engine.accounts.login(session, { email: null, key });
  return engine.sessions.open({ session: session.id });
}
