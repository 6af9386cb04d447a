const watchers = new Set<() => unknown>();

/** Calls back just before an ended session leaves the page, so that unsaved input can be kept. Returns how to stop. */
export function watchSessionEnd(onEnd: () => unknown): () => void {
  watchers.add(onEnd);
  return () => void watchers.delete(onEnd);
}

/** Notifies the watchers while something can still be kept. */
export function tellSessionEnd(): void {
  for (const onEnd of watchers) onEnd();
}
