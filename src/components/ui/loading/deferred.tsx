import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { isLostCode } from './lost-code';

/** Long enough for a connection that was lost, short enough for somebody who waits for what they pressed. */
const retryAfterMs = 2_000;

/**
 * A component whose code is loaded when it is first shown; until then it renders nothing. For overlays and panels that
 * nobody sees on the first load. Every page loads this helper, and `next/dynamic` is 2 KiB larger. While the connection
 * is lost it tries again and again, because what was pressed stays mounted; any other failure reaches error reporting
 * as a rejection. It is rendered as a transition, in slices, because nobody waits for it.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | null = null;

  function Deferred(props: Props) {
    const [Content, setContent] = useState(() => Loaded);
    const [lostTries, setLostTries] = useState(0);
    useEffect(() => {
      if (Content) return;
      const show = (component: ComponentType<Props>) => {
        Loaded = component;
        startTransition(() => setContent(() => component));
      };
      const tryAgain = (failure: unknown) => {
        if (!isLostCode(failure)) throw failure;
        setLostTries(lostTries + 1);
      };
      // In a separate task, because requesting a file takes time and a page starts with several.
      const task = setTimeout(() => void load().then(show, tryAgain), lostTries && retryAfterMs);
      return () => clearTimeout(task);
    }, [Content, lostTries]);
    return Content ? <Content {...props} /> : null;
  }

  /** Loads the code at the first sign of interest. A failure is silent, because showing it tries again. */
  Deferred.preload = () => void load().catch(() => undefined);
  return Deferred;
}
