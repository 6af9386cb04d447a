import { useEffect, useRef, useState } from 'react';
import { emptyHostedCard, type HostedCardField } from '@/domain/checkout/checkout-form';
import type { CheckoutProblem } from '@/domain/checkout/checkout-problem';
import type { CardFieldsShown } from '@/features/checkout/public';
import type { CardEntry } from './card-entry';
import { askCardEntry } from './lazy-book-actions';

type Problems = Readonly<Record<HostedCardField, CheckoutProblem | null>>;
type FieldsState = 'loading' | 'ready' | 'failed';

/** Shows the gateway's fields and knows the problem of each; never the typed text. */
export function useGatewayCard(entry: Extract<CardEntry, { kind: 'fields' }>) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<FieldsState>('loading');
  const [problems, setProblems] = useState<Problems>(emptyHostedCard);
  const fields = useRef<CardFieldsShown | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const tell = (name: HostedCardField, problem: CheckoutProblem | null) => {
      if (isCurrent) setProblems((before) => ({ ...before, [name]: problem }));
    };
    void askCardEntry((actions) => actions.showCardFields(entry, tell)).then((answer) => {
      const shown = answer && 'agree' in answer ? answer : null;
      if (!isCurrent) return shown?.close();
      fields.current = shown;
      setState(shown ? 'ready' : 'failed');
    });
    return () => {
      isCurrent = false;
      fields.current?.close();
      fields.current = null;
    };
  }, [entry, attempt]);

  const retry = () => {
    setState('loading');
    setProblems(emptyHostedCard);
    setAttempt((count) => count + 1);
  };
  return { fields, state, problems, retry };
}
