import { useState, type Ref } from 'react';

type StaticPartProps = {
  id: string;
  /** The markup from the server; empty when the document already contains it (leave-out-markup.ts). */
  html: string;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Markup that was rendered during the page's generation. It needs no code, because it has no state, effects or
 * handlers.
 */
export function StaticPart({ id, html, ref }: StaticPartProps) {
  const [arrivedWith] = useState(() => html || htmlOnPage(id));
  return <div ref={ref} id={id} dangerouslySetInnerHTML={{ __html: html || arrivedWith }} />;
}

function htmlOnPage(id: string): string {
  return document.getElementById(id)?.innerHTML ?? '';
}
