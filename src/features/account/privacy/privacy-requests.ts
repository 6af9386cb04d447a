import { array, boolean, number, object, string, type InferType } from 'yup';
import { pageLocale } from '@/client/page-locale';
import { productDocument, productRequest } from '@/client/requests/product-requests';
import { saveFile } from '@/client/requests/save-file';
import { unreadableRefusal, type StoreAnswer } from '@/client/requests/store-answer';
import { consentPurposes, consentSources } from '@/domain/consent';
import { paths } from '@/domain/pages/paths';

const wireOverview = object({
  isEmailProven: boolean().required(),
  hasPassword: boolean().required(),
  consents: array(
    object({
      id: string().required(),
      purpose: string().oneOf(consentPurposes).required(),
      isGiven: boolean().required(),
      source: string().oneOf(consentSources).required(),
      textVersion: string().required(),
      at: string().required(),
    }).required(),
  ).required(),
  /** Null where a hosted store keeps the account: then it is not deleted here. */
  unfinished: object({ plans: number().required(), orders: number().required() })
    .nullable()
    .default(null),
});

/** The customer's data as far as the privacy page shows it. */
export type PrivacyOverview = InferType<typeof wireOverview>;

export async function readPrivacy(): Promise<StoreAnswer<PrivacyOverview>> {
  const answer = await productRequest('/api/privacy');
  if (!answer.ok) return answer;
  try {
    return { ok: true, value: wireOverview.validateSync(answer.value, { stripUnknown: true }) };
  } catch (failure) {
    return unreadableRefusal(failure);
  }
}

/** Downloads everything we store about the customer as a file. */
export async function downloadData(format: 'json' | 'pdf'): Promise<StoreAnswer<null>> {
  const asked = new URLSearchParams({ format, locale: pageLocale() });
  const answer = await productDocument(`/api/privacy/export?${asked}`);
  if (!answer.ok) return answer;
  saveFile(answer.value, `boreal-data.${format}`);
  return { ok: true, value: null };
}

/** Mails a link that proves that the customer wants the account deleted. */
export function mailDeleteLink(): Promise<StoreAnswer<unknown>> {
  return productRequest('/api/privacy/delete-link', {});
}

/** Mails a link that proves the customer's address and leads back to this page. */
export function mailProvingLink(email: string): Promise<StoreAnswer<unknown>> {
  return productRequest('/api/login-link', { email, next: paths.accountPrivacy });
}

/** Deletes the account for good. `param` of a refusal names the wrong proof. */
export function deleteAccount(
  proof: { password: string } | { key: string },
): Promise<StoreAnswer<unknown>> {
  return productRequest('/api/privacy/delete-account', proof);
}
