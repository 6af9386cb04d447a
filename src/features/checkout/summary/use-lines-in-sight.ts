import { useSyncExternalStore } from 'react';

/** Heights in rem (`summary.module.css`): everything of the summary but its lines, and one line. */
const heights = { rest: 36, line: 7.5 } as const;

/**
 * How many lines of the order fit beside its code, its amounts and its help; one at least. Only for components that are
 * never rendered on the server.
 */
export function useLinesInSight(): number {
  return useSyncExternalStore(watch, linesInSight, () => 1);
}

function linesInSight(): number {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return Math.max(1, Math.floor((window.innerHeight / rem - heights.rest) / heights.line));
}

function watch(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
