import { useEffect, useState } from 'react';
import { reportError } from '@/client/error-reporting';
import type { FoundRecord, FoundRecordAnswer } from '@/domain/accounts/found-record';
import { tellFailure } from '@/features/failures/public';
import { answerFound, readFound } from './found-requests';

type Outcome = 'kept' | 'removed' | 'failed';

/**
 * The found records and the outcome of the last answer. `count`: number of answers, so that each outcome is announced
 * and focused again.
 */
export function useFound(onKept: (() => void) | undefined) {
  const [records, setRecords] = useState<readonly FoundRecord[]>([]);
  const [last, setLast] = useState<{ outcome: Outcome | null; count: number }>({
    outcome: null,
    count: 0,
  });

  useEffect(() => {
    let isCurrent = true;
    void readFound().then((answer) => {
      if (!isCurrent) return;
      if (answer.ok) setRecords(answer.value);
      else reportError(new Error(`found records: ${answer.code}`), 'account');
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  async function answer(record: FoundRecord, said: FoundRecordAnswer) {
    const answered = await answerFound(record, said);
    const { ok } = answered;
    const outcome = !ok ? 'failed' : said === 'mine' ? 'kept' : 'removed';
    if (!answered.ok) tellFailure('generic', answered, 'account');
    if (ok) setRecords((before) => before.filter(({ id }) => id !== record.id));
    setLast(({ count }) => ({ outcome, count: count + 1 }));
    if (ok && said === 'mine') onKept?.();
  }

  return { records, last, answer };
}
