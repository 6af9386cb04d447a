import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Keys that answer and continue, wherever the focus is, unless another control would handle them. */
export const answerKeys: ReadonlySet<string> = new Set([' ', 'Enter']);

/** Whether a key event belongs to another control than `own`. */
export function isForControl(target: EventTarget | null, own: Element | null = null): boolean {
  return (
    target instanceof Element &&
    target !== own &&
    target.closest('a, button, input, select, textarea') !== null
  );
}

/** A press this soon after a scene has appeared was meant for the tone before it. In milliseconds. */
const lateAnswerMs = 1500;

/**
 * Lets one key continue where there is nothing to choose, so that a person with a single switch gets from the practice
 * to the result. While a window is too low for its scene, Space scrolls the page as usual.
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

/** Whether the page is scrolled to its end, within a fraction of a pixel. */
function isAtFoot(): boolean {
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
}
