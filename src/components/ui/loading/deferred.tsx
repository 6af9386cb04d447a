import { startTransition, useEffect, useState, type ComponentType } from 'react';

/**
 * A component whose code is fetched when it is first shown; until then there is nothing. For overlays and panels
 * that nobody sees on the first load: every page carries this, and `next/dynamic` weighs 2 KiB more. Code that
 * could not be fetched is asked for again the next time; the failure reaches error reporting as a rejection. It is drawn
 * in slices, as a transition: it comes when nobody waits for it.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | null = null;

  return function Deferred(props: Props) {
    const [Content, setContent] = useState(() => Loaded);
    useEffect(() => {
      if (Content) return;
      const fetchCode = () =>
        void load().then((component) => {
          Loaded = component;
          startTransition(() => setContent(() => component));
        });
      // In a task of its own: asking for a file takes its time, too, and a page starts with several.
      const task = setTimeout(fetchCode);
      return () => clearTimeout(task);
    }, [Content]);
    return Content ? <Content {...props} /> : null;
  };
}
