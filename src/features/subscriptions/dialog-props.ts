import type { CustomerSubscription } from '@/domain/subscriptions/customer-subscription';
import type { SubscriptionChange } from './subscription-requests';

/** Props of every dialog. `send` closes it and shows `done` when the change is made. */
export type DialogProps = {
  subscription: CustomerSubscription;
  sending: 'ready' | 'busy' | 'failed';
  send: (change: SubscriptionChange, done: string) => void;
  onClose: () => void;
};
