import { AppError } from '@/domain/failures/errors';
import type { AdminCommerce } from '@/server/commerce/admin-commerce';
import type { Services } from '@/server/main/services';

/** Throws where a hosted store keeps coupons, plans and goods: staff change them there. */
export function adminCommerceOf({ commerce }: Services): AdminCommerce {
  if (commerce.adminCommerce) return commerce.adminCommerce;
  throw new AppError('invalid_request', 'This is kept in the hosted store and changed there', {
    param: 'hosted',
  });
}

/** The requested record. Throws when there is none. */
export function known<Found>(found: Found | null): Found {
  if (found === null) throw new AppError('not_found_error', 'This record is unknown');
  return found;
}
