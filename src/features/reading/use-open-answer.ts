import { useRouter } from 'next/router';
import { useEffect, type RefObject } from 'react';

/** Opens the question that the address leads to: a link into a closed answer shows the answer. */
export function useOpenAnswer(questions: RefObject<HTMLElement | null>): void {
  const { asPath } = useRouter();
  useEffect(() => {
    const open = () => openAnswer(questions.current);
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [questions, asPath]);
}

function openAnswer(questions: HTMLElement | null): void {
  const id = window.location.hash.slice(1);
  const question = id ? document.getElementById(decodeURIComponent(id)) : null;
  if (!(question instanceof HTMLDetailsElement) || !questions?.contains(question)) return;
  question.open = true;
  question.scrollIntoView({ block: 'start' });
}
