import { useEffect, useState } from 'react';
import type { AccountBook } from '@/domain/accounts/account-book';
import type { CustomerSubscription } from '@/domain/subscriptions/customer-subscription';
import { askBook } from './lazy-book-actions';

export type RunningSubscription = CustomerSubscription;

/**
 * Subscriptions that are still charged, fetched again whenever the cards change. Empty while unknown: the server itself
 * refuses to remove a card that a subscription still needs.
 */
export function useRunningSubscriptions(book: AccountBook): readonly RunningSubscription[] {
  const [subscriptions, setSubscriptions] = useState<readonly RunningSubscription[]>([]);
  const hasCards = book.cards.length > 0;
  useEffect(() => {
    if (!hasCards) return;
    let isCurrent = true;
    void askBook((actions) => actions.readRunningSubscriptions()).then((answer) => {
      if (isCurrent && answer.ok) setSubscriptions(answer.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [book, hasCards]);
  return subscriptions;
}
