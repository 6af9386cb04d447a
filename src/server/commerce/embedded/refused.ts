import type { Database, SqlSession } from '@/server/db/database';
import type { Outcome, Refusal } from './engine';

/** Carries a refusal out of a transaction, so that everything before it is rolled back. */
class Refused extends Error {
  override name = 'Refused';

  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** Runs `work` in a transaction that is committed unless it refused. */
export async function transactionUnlessRefused<Value>(
  db: Database,
  work: (tx: SqlSession) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  try {
    return await db.transaction(async (tx) => {
      const outcome = await work(tx);
      if (!outcome.ok) throw new Refused(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}
