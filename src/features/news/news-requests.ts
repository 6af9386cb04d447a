import { productRequest } from '@/client/requests/product-requests';
import type { StoreAnswer } from '@/client/requests/store-answer';

/** Subscribes to our news. The answer is the same for every address. */
export function askForNews(email: string): Promise<StoreAnswer<unknown>> {
  return productRequest('/api/subscribe', { email: email.trim() });
}

/** Confirms the newsletter by the code of a mailed link. */
export function confirmNews(code: string): Promise<StoreAnswer<unknown>> {
  return productRequest('/api/confirm-subscription', { code });
}

/** Stops the tips about hearing aids by the code of one of our mails. */
export function stopFollowUps(code: string): Promise<StoreAnswer<unknown>> {
  return productRequest(`/api/stop-follow-ups?${new URLSearchParams({ code })}`, {});
}

/** Unsubscribes by the code of one of our mails. */
export function leaveNews(code: string): Promise<StoreAnswer<unknown>> {
  const query = new URLSearchParams({ code });
  return productRequest(`/api/unsubscribe-email-with-code?${query}`, {});
}
