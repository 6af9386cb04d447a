import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/text/link';
import { useEffect, useState } from 'react';
import { OptionRows } from '@/components/ui/fields/option-rows';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { cardState, printedExpiry, type BookCard } from '@/domain/accounts/account-book';
import { paths } from '@/domain/pages/paths';
import { DialogFrame } from './dialog-frame';
import type { DialogProps } from './dialog-props';
import { useSubscriptionWords } from './use-subscription-words';

/** Chooses another saved card from the next charge on. New cards are added on the page with all cards. */
export function CardDialog({ subscription, sending, send, onClose }: DialogProps) {
  const t = useTranslations('subscriptions.dialogs.card');
  const { money, rhythm } = useSubscriptionWords();
  const cards = useCards();
  const [cardId, setCardId] = useState('');
  return (
    <DialogFrame
      sending={sending}
      onClose={onClose}
      action={t('action')}
      isWaiting={cardId === ''}
      onSubmit={() => send({ billing: { account_card_id: cardId } }, t('done'))}
    >
      {cards === null && (
        <div role="status">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-36" />
        </div>
      )}
      {cards?.length === 0 && <p>{t('none')}</p>}
      {cards !== null && cards.length > 0 && (
        <OptionRows
          legend={t('legend')}
          name="card"
          value={cardId}
          onChange={setCardId}
          options={cards.map(({ id, brand, last4, expiry }) => ({
            value: id,
            label: t('card', { brand, last4 }),
            aside: t('expiry', { expiry: printedExpiry(expiry) }),
          }))}
        />
      )}
      <p>
        {t.rich('add', {
          link: (words) => (
            <Link
              href={paths.account}
              className="inline-flex min-h-target items-center font-semibold underline decoration-accent decoration-[1.5px] underline-offset-[0.3em]"
            >
              {words}
            </Link>
          ),
        })}
      </p>
      {cardId !== '' && (
        <p>
          {t('text', {
            price: money(subscription.total, subscription),
            rhythm: rhythm(subscription.plan),
          })}
        </p>
      )}
    </DialogFrame>
  );
}

/** The cards that can still pay. Null during loading; empty when they cannot be loaded. */
function useCards(): readonly BookCard[] | null {
  const [cards, setCards] = useState<readonly BookCard[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void findCards().then((found) => {
      if (isCurrent) setCards(found);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return cards;
}

async function findCards(): Promise<readonly BookCard[]> {
  try {
    const { readAccountBook } = await import('@/client/requests/account-book');
    const answer = await readAccountBook();
    if (!answer.ok) return [];
    const now = new Date();
    return answer.value.cards.filter(({ expiry }) => cardState(expiry, now) !== 'expired');
  } catch {
    // The code for the request could not be loaded.
    return [];
  }
}
