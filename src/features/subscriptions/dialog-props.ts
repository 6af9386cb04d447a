import type { CustomerSubscription } from '@/domain/subscriptions/customer-subscription';
import type { SubscriptionChange } from './subscription-requests';

/** What every dialog is given. `send` closes it when the change is made, and says `done`. */
export type DialogProps = {
  subscription: CustomerSubscription;
  sending: 'ready' | 'busy' | 'failed';
  send: (change: SubscriptionChange, done: string) => void;
  onClose: () => void;
};
