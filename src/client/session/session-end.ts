const watchers = new Set<() => unknown>();

/** Calls back just before an ended session leads away, for whoever holds something unsaved. Returns how to stop. */
export function watchSessionEnd(onEnd: () => unknown): () => void {
  watchers.add(onEnd);
  return () => void watchers.delete(onEnd);
}

/** Tells everybody who watches, in the last moment when something can still be kept. */
export function tellSessionEnd(): void {
  for (const onEnd of watchers) onEnd();
}
