import { array, object, string, type InferType } from 'yup';
import { productRequest } from '@/client/requests/product-requests';
import { unreadableRefusal, type StoreAnswer } from '@/client/requests/store-answer';
import {
  foundRecordKinds,
  type FoundRecord,
  type FoundRecordAnswer,
} from '@/domain/accounts/found-record';

const wireList = object({
  results: array(
    object({
      kind: string().oneOf(foundRecordKinds).required(),
      id: string().required(),
      at: string().required(),
    }).required(),
  ).required(),
});

/** Unowned records under the customer's proven address, newest first. */
export async function readFound(): Promise<StoreAnswer<readonly FoundRecord[]>> {
  const answer = await productRequest('/api/found-records');
  if (!answer.ok) return answer;
  try {
    const { results }: InferType<typeof wireList> = wireList.validateSync(answer.value);
    return { ok: true, value: results };
  } catch (failure) {
    return unreadableRefusal(failure);
  }
}

export function answerFound(
  { kind, id }: FoundRecord,
  answer: FoundRecordAnswer,
): Promise<StoreAnswer<unknown>> {
  return productRequest('/api/found-records', { kind, id, answer });
}
