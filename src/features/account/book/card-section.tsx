import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Modal } from '@/components/ui/dialogs/modal';
import { showToast } from '@/components/ui/toasts/toast';
import { cardState, type AccountBook, type BookCard } from '@/domain/accounts/account-book';
import { useTellFailure } from '@/features/auth/public';
import { askBook } from './lazy-book-actions';
import { BookSection } from './book-section';
import { CardRow } from './card-row';
import { NewCard } from './new-card';
import { RemoveCard } from './remove-card';
import type { useBook } from './use-book';
import { useRunningSubscriptions, type RunningSubscription } from './use-running-subscriptions';

type CardSectionProps = ReturnType<typeof useBook>;

/** The saved cards and what they pay for, with actions to add one, make it the default and remove it. */
export function CardSection(state: CardSectionProps) {
  return (
    <BookSection kind="cards" {...state}>
      {(book) => <CardBook book={book} {...state} />}
    </BookSection>
  );
}

function CardBook({ book, show, refresh }: CardSectionProps & { book: AccountBook }) {
  const t = useTranslations('account.cards');
  const tell = useTellFailure();
  /** Kept after the dialog is closed, as it leaves the screen slowly. */
  const [removing, setRemoving] = useState<BookCard | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [busyId, setBusyId] = useState<string | null>(null);
  const [now] = useState(() => new Date());
  const subscriptions = useRunningSubscriptions(book);

  function askToRemove(card: BookCard) {
    setRemoving(card);
    setIsOpen(true);
  }

  function finish(next: AccountBook, words: string) {
    show(next);
    setIsOpen(false);
    void showToast('success', words);
  }

  async function prefer(card: BookCard) {
    if (busyId !== null) return;
    setBusyId(card.id);
    const answer = await askBook((actions) => actions.payByDefault(card));
    setBusyId(null);
    if (answer.ok) return finish(answer.value, t('preferred', { card: nameOf(card) }));
    tell('generic', answer);
    // Another tab may have removed it.
    refresh();
  }

  const nameOf = ({ brand, last4 }: BookCard) => t('name', { brand, last4 });
  return (
    <>
      {book.cards.length === 0 && <p className="mb-5">{t('empty')}</p>}
      {book.cards.length > 0 && (
        <ul className="mb-6 border-t border-line">
          {book.cards.map((card) => (
            <CardRow
              key={card.id}
              card={card}
              state={cardState(card.expiry, now)}
              isDefault={card.id === book.cardId}
              paying={paidBy(card, subscriptions)}
              isBusy={busyId === card.id}
              onPrefer={() => void prefer(card)}
              onRemove={() => askToRemove(card)}
            />
          ))}
        </ul>
      )}
      <NewCard isFirst={book.cards.length === 0} onSaved={(next) => finish(next, t('saved'))} />
      <Modal
        title={removing ? t('removeTitle', { card: nameOf(removing) }) : ''}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        {removing && (
          <RemoveCard
            key={removing.id}
            card={removing}
            others={book.cards.filter(
              ({ id, expiry }) => id !== removing.id && cardState(expiry, now) !== 'expired',
            )}
            paying={paidBy(removing, subscriptions)}
            onRemoved={(next) => finish(next, t('removed', { card: nameOf(removing) }))}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Modal>
    </>
  );
}

/** A subscription identifies its card by brand and last digits. */
function paidBy({ brand, last4 }: BookCard, subscriptions: readonly RunningSubscription[]) {
  return subscriptions.filter(({ card }) => card?.brand === brand && card.last4 === last4);
}
