import type { AdminCommerce } from '@/server/commerce/admin-commerce';
import type { Database } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import type { Sealer } from '@/server/base/sealing';
import { createAdminCoupons } from './admin-coupons';
import { createAdminGiftCards } from './admin-gift-cards';
import { createAdminCatalogue } from './admin-catalogue';
import { createAdminSubscriptions } from './admin-subscriptions';

/** What staff see and change in the embedded shop. */
export function createAdminCommerce(deps: {
  db: Database;
  jobs: Jobs;
  sealer: Sealer;
  now: () => Date;
}): AdminCommerce {
  return {
    coupons: createAdminCoupons(deps),
    giftCards: createAdminGiftCards(deps),
    subscriptions: createAdminSubscriptions(deps),
    catalogue: createAdminCatalogue(deps),
  };
}
