import type { StoreAnswer } from '@/client/requests/store-answer';
import { askSteps } from '../lazy-auth-actions';

/** Mails a link that logs in once and then leads to one of our pages. */
export function mailLoginLink(email: string, returnPath: string): Promise<StoreAnswer<unknown>> {
  return askSteps((steps) => steps.mailLoginLink(email, returnPath));
}
