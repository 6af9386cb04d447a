import { productRequest } from '@/client/requests/product-requests';
import type { StoreAnswer } from '@/client/requests/store-answer';
import type { LetterValues } from '@/domain/consultations/conversation';

/**
 * Sends a message to our team.
 *
 * @param website value of the honeypot field: filled in by a machine unless it is empty
 */
export function sendLetter(
  { name, email, message }: LetterValues,
  { website, locale }: { website: string; locale: string },
): Promise<StoreAnswer<unknown>> {
  return productRequest('/api/customer-data', {
    name: name.trim(),
    email: email.trim(),
    message: message.trim(),
    website,
    locale,
  });
}
