import { useEffect, useState } from 'react';
import type { Schema } from 'yup';
import { adminRequest } from '@/client/admin-requests';
import type { StoreAnswer } from '@/client/store-answer';
import { useAdminStore } from '../shell/admin-store';

export type Answered<Answer> = {
  /** What was answered last; null before there is one. */
  value: Answer | null;
  status: 'loading' | 'ready' | 'failed' | 'gone';
  /** Asks the same again; what is shown stays meanwhile. */
  reload(): void;
  /** Shows what a change answered, without asking again. */
  show(value: Answer): void;
};

/**
 * One answer of the server for our staff, asked once somebody is logged in.
 *
 * @param path null while it is not known what to ask
 * @param schema constant: made once, outside of components
 */
export function useAnswer<Answer>(path: string | null, schema: Schema<Answer>): Answered<Answer> {
  const isIn = useAdminStore(({ status }) => status === 'in');
  const [round, setRound] = useState(0);
  const [last, setLast] = useState<{ question: string; answer: StoreAnswer<Answer> }>();
  const question = `${path} ${round}`;

  useEffect(() => {
    if (path === null || !isIn) return;
    let isCurrent = true;
    void adminRequest(path, { answer: schema }).then((answer) => {
      if (isCurrent) setLast({ question, answer });
    });
    return () => {
      isCurrent = false;
    };
  }, [path, isIn, schema, question]);

  const isSame = last?.question.startsWith(`${path} `) ?? false;
  const answer = isSame ? last?.answer : undefined;
  return {
    value: answer?.ok ? answer.value : null,
    status: statusOf(last?.question === question ? last.answer : undefined),
    reload: () => setRound(round + 1),
    show: (value) => setLast({ question, answer: { ok: true, value } }),
  };
}

function statusOf(answer: StoreAnswer<unknown> | undefined): Answered<unknown>['status'] {
  if (!answer) return 'loading';
  if (answer.ok) return 'ready';
  return answer.code === 'not_found_error' ? 'gone' : 'failed';
}
