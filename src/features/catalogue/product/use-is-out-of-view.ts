import { useEffect, useRef, useState } from 'react';

/** Whether an element has left the viewport; false until the browser has reported it. */
export function useIsOutOfView<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsOut(!entry?.isIntersecting));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, isOut] as const;
}
