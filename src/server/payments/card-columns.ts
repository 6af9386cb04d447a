import { columnsOf } from '@/server/db/columns';
import { cardTokens } from '@/server/db/schema/payments';

/** A card's summary from `card_tokens card`. */
export const cardColumns = columnsOf(cardTokens, ['brand', 'last4', 'expMonth', 'expYear'], {
  of: 'card',
});
