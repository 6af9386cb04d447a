import { useEffect, useState } from 'react';
import type { Schema } from 'yup';
import { adminRequest } from '@/client/requests/admin-requests';
import type { StoreAnswer } from '@/client/requests/store-answer';
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

/** What is asked: a path for a GET, or a path with a body for a POST. */
type Question = string | { path: string; body: Readonly<Record<string, string>> };

/**
 * One answer of the server for our staff, asked once somebody is logged in.
 *
 * @param asked null while it is not known what to ask
 * @param schema constant: made once, outside of components
 */
export function useAnswer<Answer>(
  asked: Question | null,
  schema: Schema<Answer>,
): Answered<Answer> {
  const isIn = useAdminStore(({ status }) => status === 'in');
  const [round, setRound] = useState(0);
  const [last, setLast] = useState<{ question: string; answer: StoreAnswer<Answer> }>();
  const key = JSON.stringify(asked);
  const question = `${key} ${round}`;

  useEffect(() => {
    const wanted = readQuestion(key);
    if (wanted === null || !isIn) return;
    let isCurrent = true;
    void adminRequest(wanted.path, { answer: schema, body: wanted.body }).then((answer) => {
      if (isCurrent) setLast({ question, answer });
    });
    return () => {
      isCurrent = false;
    };
  }, [key, isIn, schema, question]);

  const isSame = last?.question.startsWith(`${key} `) ?? false;
  const answer = isSame ? last?.answer : undefined;
  return {
    value: answer?.ok ? answer.value : null,
    status: statusOf(last?.question === question ? last.answer : undefined),
    reload: () => setRound(round + 1),
    show: (value) => setLast({ question, answer: { ok: true, value } }),
  };
}

/** Undone from its key, which stays the same over renders as objects do not. */
function readQuestion(key: string): { path: string; body?: object } | null {
  const asked = JSON.parse(key) as Question | null;
  return typeof asked === 'string' ? { path: asked } : asked;
}

function statusOf(answer: StoreAnswer<unknown> | undefined): Answered<unknown>['status'] {
  if (!answer) return 'loading';
  if (answer.ok) return 'ready';
  return answer.code === 'not_found_error' ? 'gone' : 'failed';
}
