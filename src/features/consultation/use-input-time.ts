import { useEffect, useRef, type RefObject } from 'react';

/** When somebody last typed, chose or pressed a button here (ms since 1970); 0 while nobody has. A link is no input. */
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
