import type { Office } from '@/server/commerce/office';
import type { Database } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import type { Sealer } from '@/server/base/sealing';
import { createCouponDesk } from './coupon-desk';
import { createGiftCardDesk } from './gift-card-desk';
import { createShelf } from './shelf';
import { createSubscriptionDesk } from './subscription-desk';

/** What our staff sees and changes of the embedded shop. */
export function createOffice(deps: {
  db: Database;
  jobs: Jobs;
  sealer: Sealer;
  now: () => Date;
}): Office {
  return {
    coupons: createCouponDesk(deps),
    giftCards: createGiftCardDesk(deps),
    subscriptions: createSubscriptionDesk(deps),
    shelf: createShelf(deps),
  };
}
