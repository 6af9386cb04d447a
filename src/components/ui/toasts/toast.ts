export type ToastTone = 'success' | 'error';

/**
 * Shows a message at the top right for five seconds. The toast code and its styles are loaded once the page is used, or
 * with the first message. Never use a toast as the only place of a message that the visitor must act on.
 */
export async function showToast(tone: ToastTone, text: string): Promise<void> {
  const { pushToast } = await import('./toast-host');
  pushToast(tone, text);
}
