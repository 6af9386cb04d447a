import Router, { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from '@/components/ui/loading/after-paint';
import {
  choiceFromQuery,
  defaultChoice,
  queryOfChoice,
  type Choice,
} from '@/domain/catalogue/product-choice';

type State = {
  choice: Choice;
  /** The choice in the address when it was last read. */
  seen: string;
  /** The choice that the address will contain once our own change has gone through. */
  awaited: string | null;
};

/**
 * The shopper's choice, mirrored in the address (`?tech=…&ears=…&color=…`) without a history entry or a scroll. The
 * static page shows the defaults; the address applies as soon as the router has read it, and again after back, forward
 * or a link. The screen never waits for the router: while our own change is in progress, older addresses are ignored.
 * `choose` is a stable function.
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
    // A visitor who leaves the page must not be called back to it.
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

  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });

  const choose = useCallback((part: Partial<Choice>) => {
    const put = (next: State) => {
      latest.current = next;
      setState(next);
    };
    const before = latest.current;
    const choice = { ...before.choice, ...part };
    const key = keyOf(choice);
    if (key === keyOf(before.choice)) return put({ ...before, choice });
    put({ ...before, choice, awaited: key });
    // Settled or given up: from now on the address decides again.
    const settle = () => setState((now) => (now.awaited === key ? { ...now, awaited: null } : now));
    // The price is painted first, because a change of the address renders the whole page again.
    cancelWriting.current();
    cancelWriting.current = afterPaint(() => {
      const query = { ...Router.query, ...queryOfChoice(choice) };
      const search = new URLSearchParams(location.search);
      for (const [name, value] of Object.entries(queryOfChoice(choice))) search.set(name, value);
      const address = `${location.pathname}?${search}`;
      void Router.replace({ pathname: Router.pathname, query }, address, {
        shallow: true,
        scroll: false,
      }).finally(settle);
    });
  }, []);

  return [state.choice, choose];
}

function keyOf(choice: Choice): string {
  return Object.values(queryOfChoice(choice)).join(' ');
}
