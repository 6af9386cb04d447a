import { lazy, useState, type ComponentType } from 'react';
import { deferred } from '@/components/ui/loading/deferred';

const isServer = typeof window === 'undefined';

/**
 * A component that never changes: the server renders it, and the browser keeps that markup without loading its code.
 * The code is loaded only if the visitor's first page did not show it. Its output must not depend on the visitor.
 *
 * @param id of the element around it, unique on a page
 */
export function staticComponent<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
) {
  const Written = lazy(async () => ({ default: await load() }));
  const Fetched = deferred(load);
  let written: string | undefined;

  return function StaticComponent(props: Props) {
    const [html] = useState(() => {
      if (!isServer) written ??= document.getElementById(id)?.innerHTML;
      return written;
    });
    if (html) return <div id={id} dangerouslySetInnerHTML={{ __html: html }} />;
    return <div id={id}>{isServer ? <Written {...props} /> : <Fetched {...props} />}</div>;
  };
}
