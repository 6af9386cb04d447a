import { useEffect, useState } from 'react';
import type { Schema } from 'yup';
import { adminRequest } from '@/client/requests/admin-requests';
import type { StoreAnswer } from '@/client/requests/store-answer';
import { useAdminStore } from '../shell/admin-store';

export type Answered<Answer> = {
  /** The last answer; null before the first. */
  value: Answer | null;
  status: 'loading' | 'ready' | 'failed' | 'gone';
  /** Repeats the request; the current content stays meanwhile. */
  reload(): void;
  /** Shows the answer to a change, without another request. */
  show(value: Answer): void;
};

/** The request: a path for a GET, or a path with a body for a POST. */
type Question = string | { path: string; body: Readonly<Record<string, string>> };

/**
 * One server answer for our staff, requested once a staff member is logged in.
 *
 * @param asked null while the request is not known yet
 * @param schema constant: created once, outside of components
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

/** Restores the request from its key; unlike an object, the key stays the same across renders. */
function readQuestion(key: string): { path: string; body?: object } | null {
  const asked = JSON.parse(key) as Question | null;
  return typeof asked === 'string' ? { path: asked } : asked;
}

function statusOf(answer: StoreAnswer<unknown> | undefined): Answered<unknown>['status'] {
  if (!answer) return 'loading';
  if (answer.ok) return 'ready';
  return answer.code === 'not_found_error' ? 'gone' : 'failed';
}
