import { useSyncExternalStore } from 'react';

/** The `lg` breakpoint of the tokens: from this width the summary is next to the form. */
const wide = '(min-width: 64rem)';

/** Whether form and summary are side by side. Only for components that are never rendered on the server. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(wide).matches,
    () => false,
  );
}

function watch(onChange: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
