import { boolean, object } from 'yup';
import { productRequest } from '@/client/requests/product-requests';
import { type StoreAnswer } from '@/client/requests/store-answer';
import type { CallBackValues } from '@/domain/consultations/consultation';

const answerSchema = object({ do_not_phone: boolean().default(false) });

/** `isPhoneUnwanted`: the customer's profile asks for no calls, but they have requested this one. */
export type CallBackAnswer = { isPhoneUnwanted: boolean };

/** Asks us to call (spec 6). */
export async function askForCall(values: CallBackValues): Promise<StoreAnswer<CallBackAnswer>> {
  const answer = await productRequest('/api/consultation-subscription', {
    name: values.name.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
    promo: 'standard',
  });
  if (!answer.ok) return answer;
  const { do_not_phone: isPhoneUnwanted } = answerSchema.cast(answer.value, { assert: false });
  return { ok: true, value: { isPhoneUnwanted: isPhoneUnwanted === true } };
}
