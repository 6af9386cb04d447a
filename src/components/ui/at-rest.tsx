import { lazy, useState, type ComponentType } from 'react';
import { deferred } from './deferred';

const isServer = typeof window === 'undefined';

/**
 * A part of the page that never changes: the server writes it, and the browser leaves what was written as it is,
 * without its code. Only where it was not on the page that somebody arrived on, its code is fetched. What it shows
 * must not depend on who looks at it.
 */
export function atRest<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
) {
  const Written = lazy(async () => ({ default: await load() }));
  const Fetched = deferred(load);
  let written: string | undefined;

  return function AtRest(props: Props) {
    const [html] = useState(() => {
      if (!isServer) written ??= document.getElementById(id)?.innerHTML;
      return written;
    });
    if (html) return <div id={id} dangerouslySetInnerHTML={{ __html: html }} />;
    return <div id={id}>{isServer ? <Written {...props} /> : <Fetched {...props} />}</div>;
  };
}
