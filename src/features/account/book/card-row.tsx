import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CreditCard } from '@/components/icons/credit-card';
import { Badge } from '@/components/ui/text/badge';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text/text-link';
import { printedExpiry, type BookCard, type CardState } from '@/domain/accounts/account-book';
import { queryPaths } from '@/domain/pages/query-paths';
import type { RunningSubscription } from './use-running-subscriptions';

type CardRowProps = {
  card: BookCard;
  state: CardState;
  isDefault: boolean;
  /** Subscriptions charged to this card. */
  paying: readonly RunningSubscription[];
  isBusy: boolean;
  onPrefer: () => void;
  onRemove: () => void;
};

/** One saved card with its expiry, the subscriptions it pays for, and its actions. */
export function CardRow(props: CardRowProps) {
  const { card, state, isDefault, paying, isBusy, onPrefer, onRemove } = props;
  const t = useTranslations('account.cards');
  const name = t('name', { brand: card.brand, last4: card.last4 });
  const expiry = printedExpiry(card.expiry);
  const named = {
    card: name,
    hidden: (words: ReactNode) => <span className="sr-only">{words}</span>,
  };
  return (
    <li className="grid gap-y-4 border-b border-line py-5">
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3">
          <CreditCard aria-hidden size={26} strokeWidth={1.75} />
          <div>
            <p className="font-semibold">{name}</p>
            <p className="text-ink-soft">{t(`expiry.${state}`, { expiry })}</p>
            {paying.length > 0 && (
              <ul className="mt-1">
                {paying.map(({ id, productName }) => (
                  <li key={id}>
                    {t.rich('paysFor', {
                      name: productName,
                      link: (words) => (
                        <TextLink
                          href={queryPaths.accountSubscription(id)}
                          className="inline-flex min-h-target items-center"
                        >
                          {words}
                        </TextLink>
                      ),
                    })}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
        {(isDefault || state !== 'good') && (
          <p className="flex flex-wrap content-start gap-2 sm:flex-col sm:items-end">
            {isDefault && <Badge tone="positive">{t('isDefault')}</Badge>}
            {state === 'expired' && <Badge tone="negative">{t('expired')}</Badge>}
            {state === 'expiring' && <Badge tone="attention">{t('expiring')}</Badge>}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        {!isDefault && state !== 'expired' && (
          <Button variant="secondary" size="sm" isBusy={isBusy} onClick={onPrefer}>
            {t.rich('prefer', named)}
          </Button>
        )}
        <Button variant="secondary" size="sm" onClick={onRemove}>
          {t.rich('remove', named)}
        </Button>
      </div>
    </li>
  );
}
