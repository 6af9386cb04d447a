import type { SavedCards } from '@/server/payments/port';
import { exportedAddress } from '@/server/personal-data/exported';
import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import { cardColumns, type CardRow } from '../accounts/account-rows';

/** Saved cards: the fields that may be shown. Their tokens pay for nothing once the account is gone. */
export function createCardPersonalData({
  savedCards,
}: {
  savedCards: SavedCards;
}): PersonalDataRecord {
  return {
    name: 'cards',
    tables: ['account_cards', 'card_tokens'],
    async export(sql, { accountId }) {
      const cards = await sql.query<CardRow>(
        `select ${cardColumns} from account_cards where account_id = $1 order by created_at, id`,
        [accountId],
      );
      return cards.map(({ brand, last4, expMonth, expYear, billing, createdAt, updatedAt }) => ({
        brand,
        last4,
        expires: `${String(expMonth).padStart(2, '0')}/${expYear}`,
        billing: exportedAddress(billing),
        createdAt,
        updatedAt,
      }));
    },
    async erase(tx, { accountId }) {
      const gone = await tx.query<{ token: string }>(
        'delete from account_cards where account_id = $1 returning token',
        [accountId],
      );
      for (const { token } of gone) await savedCards.forget(tx, { token, accountId });
    },
  };
}
