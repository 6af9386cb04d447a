import { productDocument } from '@/client/requests/product-requests';
import type { StoreAnswer } from '@/client/requests/store-answer';
import type { FundingQuestion } from '@/domain/funding/funding-estimate';
import type { TechLevel } from '@/domain/catalogue/product-choice';

/** The estimate as a PDF. The answers go in the body, so that no address contains them; the server stores nothing. */
export function fetchEstimate(
  question: FundingQuestion,
  level: TechLevel,
): Promise<StoreAnswer<Blob>> {
  return productDocument('/api/estimate-document', {
    province: question.province,
    level,
    aids: question.aids,
    plan: question.plan,
    plan_cap: question.planCap,
    is_seventy: question.isSeventy,
    is_claim_approved: question.isClaimApproved,
    has_had_adp: question.hasHadAdp,
  });
}
