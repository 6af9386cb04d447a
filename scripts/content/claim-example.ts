import { estimateFunding } from '@/domain/funding/funding-estimate';
import { cents } from '@/domain/money';

/** What our estimate says about the two people in the article on claims: a plan in Ontario, and RAMQ in Québec. */
export function claimExample() {
  const pair = {
    price: cents(1000_00),
    aids: 2,
    isClaimApproved: false,
    hasHadAdp: false,
  } as const;
  return {
    ontario: estimateFunding({
      ...pair,
      province: 'ON',
      plan: 'private',
      planCap: cents(600_00),
      isSeventy: null,
    }),
    quebec: estimateFunding({
      ...pair,
      province: 'QC',
      plan: 'none',
      planCap: null,
      isSeventy: true,
    }),
  };
}
