import { useSyncExternalStore } from 'react';

/**
 * Heights in rem (`summary.module.css`): everything of the summary but its lines, with less space between its parts in
 * windows below `low`; and one line.
 */
const heights = { low: 64, restInLow: 37.5, rest: 47, line: 7.5 } as const;

/** Media queries count in the browser's own letters, whatever size the shop's are set to. */
const mediaRem = 16;

/**
 * How many lines of the order fit beside its code, its amounts and its help; one at least. Only for components that are
 * never rendered on the server.
 */
export function useLinesInSight(): number {
  return useSyncExternalStore(watch, linesInSight, () => 1);
}

function linesInSight(): number {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const rest = window.innerHeight / mediaRem < heights.low ? heights.restInLow : heights.rest;
  return Math.max(1, Math.floor((window.innerHeight / rem - rest) / heights.line));
}

function watch(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
