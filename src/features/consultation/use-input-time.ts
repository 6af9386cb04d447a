import { useEffect, useRef, type RefObject } from 'react';

/**
 * Time of the last typing, choice or button press (ms since 1970); 0 before the first. A link does not count as input.
 */
export function useInputTime(): RefObject<number> {
  const time = useRef(0);
  useEffect(() => {
    const note = ({ type, target }: Event) => {
      const isButton = target instanceof Element && target.closest('button') !== null;
      if (type === 'input' || isButton) time.current = Date.now();
    };
    document.addEventListener('input', note);
    document.addEventListener('click', note);
    return () => {
      document.removeEventListener('input', note);
      document.removeEventListener('click', note);
    };
  }, []);
  return time;
}
