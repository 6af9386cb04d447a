export type ToastTone = 'success' | 'error';

/**
 * Shows a message at the top right for five seconds. The toast code and its styles are fetched with the first
 * message. A toast never carries the only copy of something one must act on.
 */
export async function showToast(tone: ToastTone, text: string): Promise<void> {
  const { pushToast } = await import('./toast-host');
  pushToast(tone, text);
}
