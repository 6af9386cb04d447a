import type { RedirectStatus } from '@/domain/checkout/checkout-return';
import type { Approval } from './strategy';

/** What the word in the address claims. The decision itself is the server's: it sees to it when the order is written. */
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
