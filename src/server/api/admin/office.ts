import { AppError } from '@/domain/failures/errors';
import type { Office } from '@/server/commerce/office';
import type { Services } from '@/server/main/services';

/** Throws where a hosted store keeps coupons, plans and goods: they are changed there. */
export function officeOf({ commerce }: Services): Office {
  if (commerce.office) return commerce.office;
  throw new AppError('invalid_request', 'This is kept in the hosted store and changed there', {
    param: 'hosted',
  });
}

/** The record that was asked for. Throws when there is none. */
export function known<Found>(found: Found | null): Found {
  if (found === null) throw new AppError('not_found_error', 'This record is unknown');
  return found;
}
