import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { OptionRows } from '@/components/ui/fields/option-rows';
import { printedExpiry, type AccountBook, type BookCard } from '@/domain/accounts/account-book';
import { brand } from '@/domain/brand';
import { tellFailure } from '@/features/failures/public';
import { askBook } from './lazy-book-actions';
import type { RunningSubscription } from './use-running-subscriptions';

type RemoveCardProps = {
  card: BookCard;
  /** Cards that could replace it. */
  others: readonly BookCard[];
  /** Subscriptions that are charged to it. */
  paying: readonly RunningSubscription[];
  onRemoved: (book: AccountBook) => void;
  onClose: () => void;
};

/**
 * Asks for confirmation. A card that subscriptions are charged to can be removed only when another one replaces it;
 * without another card it has to stay.
 */
export function RemoveCard({ card, others, paying, onRemoved, onClose }: RemoveCardProps) {
  const t = useTranslations('account.cards.removing');
  const name = useTranslations('account.cards');
  const [chosenId, setChosenId] = useState(others[0]?.id ?? null);
  const [state, setState] = useState<'ready' | 'busy' | 'failed' | 'needed'>('ready');
  const names = paying.map(({ productName }) => productName).join(', ');
  const isNeeded = paying.length > 0;
  const isStuck = isNeeded && others.length === 0;

  async function remove() {
    setState('busy');
    const instead = others.find(({ id }) => id === chosenId) ?? null;
    const answer = await askBook((actions) => actions.removeCard(card, paying, instead));
    if (answer.ok) return onRemoved(answer.value);
    setState(answer.param === 'id' ? 'needed' : 'failed');
    if (answer.param !== 'id') tellFailure('generic', answer, 'account');
  }

  return (
    <div className="grid gap-5">
      {!isNeeded && <p>{t('text')}</p>}
      {isNeeded && <p>{t(isStuck ? 'stuck' : 'needed', { names, count: paying.length })}</p>}
      {isNeeded && !isStuck && (
        <OptionRows
          legend={t('instead')}
          name="card-instead"
          value={chosenId}
          onChange={setChosenId}
          options={others.map(({ id, brand: of, last4, expiry }) => ({
            value: id,
            label: name('name', { brand: of, last4 }),
            description: name('expiry.good', { expiry: printedExpiry(expiry) }),
          }))}
        />
      )}
      <p role="alert" className="font-medium text-danger empty:hidden">
        {state === 'failed' && t('failed', { phone: brand.supportPhone.display })}
        {state === 'needed' && t('stillNeeded')}
      </p>
      <div className="flex flex-wrap gap-3">
        {!isStuck && (
          <Button isBusy={state === 'busy'} busyLabel={t('busy')} onClick={() => void remove()}>
            {t(isNeeded ? 'confirmInstead' : 'confirm')}
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {t(isStuck ? 'close' : 'keep')}
        </Button>
      </div>
    </div>
  );
}
