import { useRouter } from 'next/router';
import { useEffect, type RefObject } from 'react';

/** Links inside a text that came as HTML lead to our own pages without loading the whole page anew. */
export function useInnerLinks(text: RefObject<HTMLElement | null>): void {
  const { push } = useRouter();

  useEffect(() => {
    const element = text.current;
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event) || !leadsToAnotherPage(link)) return;
      event.preventDefault();
      void push(link.pathname + link.search + link.hash);
    }
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [text, push]);
}

function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

function leadsToAnotherPage({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname !== location.pathname;
}
