import { useState, type Ref } from 'react';

type StillPartProps = {
  id: string;
  /** As the server wrote it; empty where it stands in the document already (see pages/_document.tsx). */
  html: string;
  ref?: Ref<HTMLDivElement>;
};

/** Markup that was written while the page was made. No code comes along for it: what it can do, it does by itself. */
export function StillPart({ id, html, ref }: StillPartProps) {
  const [arrivedWith] = useState(() => html || htmlOnPage(id));
  return <div ref={ref} id={id} dangerouslySetInnerHTML={{ __html: html || arrivedWith }} />;
}

function htmlOnPage(id: string): string {
  return document.getElementById(id)?.innerHTML ?? '';
}
