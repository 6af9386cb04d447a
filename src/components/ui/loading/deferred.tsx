import { startTransition, useEffect, useState, type ComponentType } from 'react';

/**
 * A component whose code is loaded when it is first shown; until then it renders nothing. For overlays and panels that
 * nobody sees on the first load. Every page loads this helper, and `next/dynamic` is 2 KiB larger. If loading fails,
 * the next use tries again; the failure reaches error reporting as a rejection. It is rendered as a transition, in
 * slices, because nobody waits for it.
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
      // In a separate task, because requesting a file takes time and a page starts with several.
      const task = setTimeout(fetchCode);
      return () => clearTimeout(task);
    }, [Content]);
    return Content ? <Content {...props} /> : null;
  };
}
