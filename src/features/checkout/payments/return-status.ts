import type { RedirectStatus } from '@/domain/checkout/checkout-return';
import type { Approval } from './strategy';

/** The approval that the address claims. The server decides itself: it checks the payment when the order is created. */
export function approvalOfReturn(status: RedirectStatus): Approval {
  switch (status) {
    case 'succeeded':
      return { kind: 'approved' };
    case 'failed':
      return { kind: 'payment-declined' };
    case 'canceled':
      return { kind: 'confirmation-canceled' };
    case 'unknown':
      return { kind: 'confirmation-unknown' };
  }
}
