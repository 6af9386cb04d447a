import { mixed, object, string } from 'yup';
import { productRequest } from '@/client/requests/product-requests';
import { unreadableRefusal, type StoreAnswer } from '@/client/requests/store-answer';
import type { MailingView } from '@/domain/consent';

const wireView = object({
  state: mixed<MailingView['state']>().oneOf(['asked', 'on', 'off']).required(),
  since: string().nullable().default(null),
});

const path = '/api/email-subscription';

/** Reads the customer's newsletter setting. */
export async function readNews(): Promise<StoreAnswer<MailingView>> {
  return read(await productRequest(path));
}

/** Saves the switch and returns the new state: a yes may have to be confirmed by a mailed link. */
export async function saveNews(isOn: boolean): Promise<StoreAnswer<MailingView>> {
  return read(await productRequest(path, { is_on: isOn }, 'PUT'));
}

function read(answer: StoreAnswer<unknown>): StoreAnswer<MailingView> {
  if (!answer.ok) return answer;
  try {
    return { ok: true, value: wireView.validateSync(answer.value, { stripUnknown: true }) };
  } catch (failure) {
    return unreadableRefusal(failure);
  }
}
