import { boolean, number, object, string, type InferType, type Schema } from 'yup';

/** Parses the answers of the vault and the cart for payment methods other than our card form (docs/payments.md). */

const id = string().matches(/^[A-Za-z0-9_-]+$/);

/** The browser is redirected there: only our own paths or a provider's secure page, never a script. */
const pageAddress = string().matches(/^(https:\/\/|\/(?!\/))/);

const toBeApproved = object({ id: id.required(), redirect_url: pageAddress.required() });
const ideal = toBeApproved.shape({ status: string().required(), payment_method: id.required() });
const session = object({ redirect_url: pageAddress.required() });
const state = object({ id: id.required(), status: string().required(), nonce: id.nullable() });
const walletCard = object({ token: id.required() });
const billedCart = object({ billing: object({ card: walletCard.required() }).required() });

const cartToPay = object({
  id: string().required(),
  account_id: string().nullable(),
  currency: string().required(),
  /** In whole units of the currency, with decimals, as PayPal and the wallets expect. */
  capture_total: number().required(),
  /** Whether something in the cart renews. Any other value counts as yes, as in swell-js. */
  subscription_delivery: boolean()
    .transform((_, sent: unknown) => Boolean(sent))
    .default(false),
});

export type CartToPay = InferType<typeof cartToPay>;

function read<S extends Schema>(schema: S, value: unknown): InferType<S> | null {
  return schema.isValidSync(value) ? schema.cast(value) : null;
}

/** A payment to be approved on another page; null for an answer that names no page. */
export const parseToBeApproved = (value: unknown) => read(toBeApproved, value);

/** A payment to be approved, with the id of a payment means for the order. */
export const parseIdealIntent = (value: unknown) => read(ideal, value);

/** An answer that holds only the page to go to. */
export const parseSession = (value: unknown) => read(session, value);

/** The approval state of a payment. */
export const parseState = (value: unknown) => read(state, value);

/** A text that a gateway gives instead of an object; null when it is none. */
export const parseText = (value: unknown) => read(id.required(), value);

/** The card behind a wallet. */
export const parseWalletCard = (value: unknown) => read(walletCard, value);

/** The card that a cart is billed to; null when it names none. */
export const parseBilledCard = (cart: unknown) =>
  read(billedCart, cart)?.billing.card.token ?? null;

/** The cart data that a payment needs; null when there is none. */
export const parseCartToPay = (value: unknown): CartToPay | null => read(cartToPay, value);
