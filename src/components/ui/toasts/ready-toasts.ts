/** Loads the code and the words of toasts, so that a lost connection can be told. Rejects where they do not load. */
export async function readyToasts(): Promise<void> {
  const host = await import('./toast-host');
  await host.loadWords();
}
