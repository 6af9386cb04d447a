import Router, { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import {
  choiceFromQuery,
  defaultChoice,
  queryOfChoice,
  type Choice,
} from '@/domain/product-choice';

type State = {
  choice: Choice;
  /** What the address said when it was last looked at. */
  seen: string;
  /** What the address will say once our own change of it has gone through. */
  awaited: string | null;
};

/**
 * The shopper's choice, mirrored in the address (`?tech=…&ears=…&color=…`) without a history entry or a scroll.
 * The static page shows the defaults; the address applies as soon as the router has read it, and again after back,
 * forward or a link. The screen never waits for the router: while our own change is under way, older addresses are ignored.
 */
export function useChoice(): [Choice, (part: Partial<Choice>) => void] {
  const router = useRouter();
  const asked = choiceFromQuery(router.query);
  const [state, setState] = useState<State>(() => ({
    choice: router.isReady ? asked : defaultChoice,
    seen: keyOf(asked),
    awaited: null,
  }));

  const cancelWriting = useRef(() => {});
  useEffect(() => {
    const cancel = () => cancelWriting.current();
    // Whoever leaves the page must not be called back to it.
    const leave = (_address: string, { shallow }: { shallow: boolean }) => {
      if (shallow) return;
      cancel();
      setState((latest) => (latest.awaited === null ? latest : { ...latest, awaited: null }));
    };
    Router.events.on('routeChangeStart', leave);
    return () => {
      Router.events.off('routeChangeStart', leave);
      cancel();
    };
  }, []);

  if (state.seen !== keyOf(asked)) {
    setState({
      choice: state.awaited === null ? { ...asked, receiver: state.choice.receiver } : state.choice,
      seen: keyOf(asked),
      awaited: state.awaited === keyOf(asked) ? null : state.awaited,
    });
  }

  function choose(part: Partial<Choice>) {
    const choice = { ...state.choice, ...part };
    const key = keyOf(choice);
    if (key === keyOf(state.choice)) return setState({ ...state, choice });
    setState({ ...state, choice, awaited: key });
    const query = { ...router.query, ...queryOfChoice(choice) };
    // Settled or given up: from here on the address has the word again.
    const settle = () =>
      setState((latest) => (latest.awaited === key ? { ...latest, awaited: null } : latest));
    // The price is painted first: a change of the address draws the whole page anew.
    cancelWriting.current();
    cancelWriting.current = afterPaint(() => {
      void router
        .replace({ pathname: router.pathname, query }, undefined, { shallow: true, scroll: false })
        .finally(settle);
    });
  }

  return [state.choice, choose];
}

function keyOf(choice: Choice): string {
  return Object.values(queryOfChoice(choice)).join(' ');
}
