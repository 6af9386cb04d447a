import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { TestModeNotice } from '@/components/forms/test-mode-notice';
import { OptionRows } from '@/components/ui/fields/option-rows';
import { cardState, printedExpiry, type AccountBook } from '@/domain/accounts/account-book';
import { useCheckoutContext } from '../checkout-form-context';

type SavedCardsProps = {
  book: AccountBook;
  isTest: boolean;
  /** The fields for a typed card. */
  children: ReactNode;
};

const fresh = 'new';

/** The saved cards, and the choice of another one. Expired ones are marked and cannot be chosen. */
export function SavedCards({ book, isTest, children }: SavedCardsProps) {
  const t = useTranslations('checkout.payment');
  const words = useTranslations('fields.card');
  const { control } = useCheckoutContext();
  const { field } = useController({ control, name: 'savedCard' });
  const [now] = useState(() => new Date());
  if (book.cards.length === 0) return <>{children}</>;
  const rows = book.cards.map(({ id, brand, last4, expiry }) => {
    const isExpired = cardState(expiry, now) === 'expired';
    return {
      value: id,
      label: t('savedCard', { brand, last4 }),
      description: t(isExpired ? 'expired' : 'goodThrough', { expiry: printedExpiry(expiry) }),
      isDisabled: isExpired,
      isCompact: true,
    };
  });
  return (
    <div className="grid gap-5">
      {isTest && field.value && <TestModeNotice>{words('testMode')}</TestModeNotice>}
      <OptionRows
        legend={t('savedCards')}
        name="saved-card"
        value={field.value?.id ?? fresh}
        onChange={(wanted) => {
          const card = book.cards.find(({ id }) => id === wanted);
          field.onChange(card ? { id: card.id, token: card.token } : null);
        }}
        options={[...rows, { value: fresh, label: t('newCard'), isCompact: true, panel: children }]}
      />
    </div>
  );
}
