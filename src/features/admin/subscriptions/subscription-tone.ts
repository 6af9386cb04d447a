import type { SubscriptionStatus } from '@/domain/subscriptions/subscription-machine';

/** Amber where money is missing, green where all is well. */
export function subscriptionTone(
  status: SubscriptionStatus,
): 'positive' | 'attention' | 'negative' | 'neutral' {
  if (status === 'pastdue') return 'attention';
  if (status === 'unpaid') return 'negative';
  return status === 'active' || status === 'trial' || status === 'paid' ? 'positive' : 'neutral';
}
