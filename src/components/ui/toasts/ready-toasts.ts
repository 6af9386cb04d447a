/** Loads the code and the words of toasts. A failure is silent: the first toast loads them again. */
export async function readyToasts(): Promise<void> {
  try {
    const host = await import('./toast-host');
    await host.loadWords();
  } catch {
    // Most likely the connection is lost already.
  }
}
