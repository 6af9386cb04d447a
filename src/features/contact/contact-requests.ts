import { productRequest } from '@/client/product-requests';
import type { StoreAnswer } from '@/client/store-answer';
import type { LetterValues } from '@/domain/conversation';

/** @param website what stands in the field that people do not see: a machine's, unless it is empty */
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
