import { useEffect, type RefObject } from 'react';

/** Opens the question in the address's fragment: a link to a closed answer shows the answer. */
export function useOpenAnswer(questions: RefObject<HTMLElement | null>, html?: string): void {
  useEffect(() => {
    const open = () => openAnswer(questions.current);
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [questions, html]);
}

function openAnswer(questions: HTMLElement | null): void {
  const id = window.location.hash.slice(1);
  const question = id ? document.getElementById(decodeURIComponent(id)) : null;
  if (!(question instanceof HTMLDetailsElement) || !questions?.contains(question)) return;
  question.open = true;
  question.scrollIntoView({ block: 'start' });
}
