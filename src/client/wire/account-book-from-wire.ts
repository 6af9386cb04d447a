import { array, number, object, string, type InferType } from 'yup';
import { isSameAddress, type AccountBook } from '@/domain/accounts/account-book';
import { wireAddressShape } from '@/domain/wire/address';
import { addressFromWire, isCanadian } from './address-wire';

const wireEntries = object({
  results: array(object({ id: string().required(), ...wireAddressShape })).required(),
});

const wireCards = object({
  results: array(
    object({
      id: string().required(),
      token: string().required(),
      brand: string().required(),
      last4: string().required(),
      exp_month: number().integer().required(),
      exp_year: number().integer().required(),
    }),
  ).required(),
});

/** The defaults in an account: copies of addresses, and the card's id (its contract, section 10). */
const wireDefaults = object({
  shipping: object({ ...wireAddressShape, account_address_id: string().nullable() })
    .nullable()
    .default(null),
  billing: object({ ...wireAddressShape, account_card_id: string().nullable() })
    .nullable()
    .default(null),
});

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
    cards: wireCards.validateSync(cards, { stripUnknown: true }).results.map((card) => ({
      id: card.id,
      token: card.token,
      brand: card.brand,
      last4: card.last4,
      expiry: { month: card.exp_month, year: card.exp_year },
    })),
    shippingAddressId,
    billingAddressId: billing?.address1 ? entryOf(billing) : shippingAddressId,
    cardId: billing?.account_card_id ?? null,
  };
}
