import { useState, type Ref } from 'react';

type StaticPartProps = {
  id: string;
  /** As the server rendered it; empty where the document holds it already (leave-out-markup.ts). */
  html: string;
  ref?: Ref<HTMLDivElement>;
};

/** Markup that was rendered while the page was made. It brings no code: nothing in it has state, effects or handlers. */
export function StaticPart({ id, html, ref }: StaticPartProps) {
  const [arrivedWith] = useState(() => html || htmlOnPage(id));
  return <div ref={ref} id={id} dangerouslySetInnerHTML={{ __html: html || arrivedWith }} />;
}

function htmlOnPage(id: string): string {
  return document.getElementById(id)?.innerHTML ?? '';
}
