import { mixed, number, object, string, type InferType } from 'yup';
import { techLevels, type TechLevel } from '@/domain/catalogue/tech-levels';
import { productRequest } from '@/client/requests/product-requests';
import type { StoreAnswer } from '@/client/requests/store-answer';
import type { Signature } from '@/domain/reviews/review';

const invitationSchema = object({
  review: object({
    productName: string().required(),
    productSlug: string().required(),
    level: mixed<TechLevel>().oneOf(techLevels).nullable().defined(),
    weeksOfUse: number().integer().required(),
    firstName: string().nullable().defined(),
    province: string().nullable().defined(),
    written: object({ stars: number().integer().required(), text: string().required() })
      .nullable()
      .default(null),
  }).required(),
});

export type Invitation = InferType<typeof invitationSchema>['review'];

/** What a mailed link asks for. */
export async function openInvitation(code: string): Promise<StoreAnswer<Invitation>> {
  const answer = await productRequest('/api/review/look-up', { code });
  if (!answer.ok) return answer;
  return { ok: true, value: invitationSchema.validateSync(answer.value).review };
}

export type SentReview = { stars: number; text: string; signature: Signature };

/** Publishes a review; its writer has ticked that everybody can read it. */
export function sendReview(code: string, review: SentReview): Promise<StoreAnswer<unknown>> {
  return productRequest('/api/review', { code, ...review, is_public: true });
}

/** Takes a review back. */
export function removeReview(code: string): Promise<StoreAnswer<unknown>> {
  return productRequest('/api/review/remove', { code });
}
