import { array, object, type InferType } from 'yup';
import { isSameAddress, type AccountBook } from '@/domain/accounts/account-book';
import { wireDefaults, wireSavedAddress } from '@/domain/wire/account';
import { accountCardOfWire, wireAccountCard } from '@/domain/wire/account-card';
import { addressFromWire, isCanadian } from './address-wire';

const wireEntries = object({ results: array(wireSavedAddress).required() });

const wireCards = object({ results: array(wireAccountCard).required() });

type WireDefault = NonNullable<
  InferType<typeof wireDefaults>['shipping'] | InferType<typeof wireDefaults>['billing']
>;

type Answers = { account: unknown; addresses: unknown; cards: unknown };

/** Combines three answers into a customer's address book and cards. Throws yup's ValidationError on anything else. */
export function accountBookFromWire({ account, addresses, cards }: Answers): AccountBook {
  const { shipping, billing } = wireDefaults.validateSync(account, { stripUnknown: true });
  const entries = wireEntries
    .validateSync(addresses, { stripUnknown: true })
    .results.map((entry) => ({
      id: entry.id,
      fields: addressFromWire(entry),
      isCanadian: isCanadian(entry),
    }));
  const entryOf = (wire: WireDefault) => {
    const wanted = addressFromWire(wire);
    return entries.find(({ fields }) => isSameAddress(fields, wanted))?.id ?? null;
  };
  const named = entries.find(({ id }) => id === shipping?.account_address_id)?.id;
  const shippingAddressId = named ?? (shipping?.address1 ? entryOf(shipping) : null);
  return {
    addresses: entries,
    cards: wireCards
      .validateSync(cards, { stripUnknown: true })
      .results.map(accountCardOfWire)
      .map(({ expMonth: month, expYear: year, ...card }) => ({ ...card, expiry: { month, year } })),
    shippingAddressId,
    billingAddressId: billing?.address1 ? entryOf(billing) : shippingAddressId,
    cardId: billing?.account_card_id ?? null,
  };
}
