import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Keys that answer and go on, wherever the focus is, as long as they do not press another control. */
export const answerKeys: ReadonlySet<string> = new Set([' ', 'Enter']);

/** Whether a key is meant for something that can be pressed or filled in by itself, other than `own`. */
export function isForControl(target: EventTarget | null, own: Element | null = null): boolean {
  return (
    target instanceof Element &&
    target !== own &&
    target.closest('a, button, input, select, textarea') !== null
  );
}

/** A press this soon after a scene came was meant for the tone before it. In milliseconds. */
const lateAnswerMs = 1500;

/**
 * Lets one key go on where nothing has to be chosen: whoever has a single switch for it goes from the practice to the
 * result. As long as a window is too low for its scene, Space moves the page as it does everywhere.
 */
export function useKeyToGoOn(form: RefObject<HTMLFormElement | null>, isOn: boolean) {
  const goOn = useEffectEvent((event: KeyboardEvent, since: number) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (!answerKeys.has(event.key) || event.repeat || isModified || isForControl(event.target)) {
      return;
    }
    if (Date.now() - since < lateAnswerMs) event.preventDefault();
    else if (event.key !== ' ' || isAtFoot()) {
      event.preventDefault();
      form.current?.requestSubmit();
    }
  });
  useEffect(() => {
    if (!isOn) return;
    const since = Date.now();
    const listener = (event: KeyboardEvent) => goOn(event, since);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isOn]);
}

/** Nothing more of the page below the window, but for a fraction of a pixel. */
function isAtFoot(): boolean {
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
}
