import type {
  Account,
  Address,
  Billing,
  Card,
  Cart,
  ContentBlog,
  ContentPage,
  EnabledCurrency,
  Invoice,
  Locale,
  Order,
  Payment,
  Subscription,
} from 'swell-js';

/**
 * A published type of swell-js as it is sent: an optional field may also be null (contract 14). Serialisers end in
 * `satisfies Published…`, so that an SDK with changed types breaks the build and not the shop.
 */
type Published<Type> = Type extends readonly (infer Entry)[]
  ? readonly Published<Entry>[]
  : Type extends object
    ? { readonly [Field in keyof Type]: Published<Type[Field]> | NullIfOptional<Type, Field> }
    : Type;

type NullIfOptional<Type, Field extends keyof Type> =
  Record<never, never> extends Pick<Type, Field> ? null : never;

/** More methods than the types list (contract 13.4); a card whose token was used has none (contract 10). */
type AnyBilling = Omit<Billing, 'method' | 'card'> & { method?: string; card?: Partial<Card> };

export type PublishedCart = Published<Omit<Cart, 'billing'> & { billing?: AnyBilling }>;

/** The paid amount is a number, where the types say text. */
export type PublishedOrder = Published<
  Omit<Order, 'billing' | 'payment_total'> & { billing?: AnyBilling; payment_total?: number }
>;

/** An account's default shipping address may still lack its street. */
export type PublishedAccount = Published<
  Omit<Account, 'shipping'> & { shipping?: Partial<Address> }
>;

export type PublishedContentPage = Published<ContentPage>;
export type PublishedContentBlog = Published<ContentBlog>;

/** Saving an address requires a street; the record itself does not. */
export type PublishedAddress = Published<Omit<Address, 'address1'> & { address1?: string }>;

export type PublishedCard = Published<Card>;

/** The card's token is not sent. */
export type PublishedSubscription = Published<
  Omit<Subscription, 'billing'> & { billing?: AnyBilling }
>;

export type PublishedInvoice = Published<Omit<Invoice, 'billing'> & { billing?: AnyBilling }>;

/** Of the card only its token (contract 11). */
export type PublishedPayment = Published<Omit<Payment, 'card'> & { card?: Partial<Card> }>;

/** The types do not cover settings; swell-js reads these (contract 8). */
export type PublishedSettings = Published<{
  store: {
    id: string;
    name: string;
    url?: string;
    country: string;
    currency: string;
    locale: string;
    support_email?: string;
    currencies: readonly EnabledCurrency[];
    locales: readonly Locale[];
  };
}>;

export type PublishedMenus = Published<readonly Menu[]>;
type Menu = { id: string; name: string; items: readonly MenuItem[] };
type MenuItem = {
  name: string;
  type: string;
  value: string;
  url?: string;
  items?: readonly MenuItem[];
};

/** By method id; more fields by method (contract 13.3). */
export type PublishedPaymentMethods = Readonly<
  Record<string, { id: string; name: string; gateway: string; mode: string }>
>;

export type PublishedSession = Readonly<
  Record<'locale' | 'currency' | 'account_id' | 'cart_id', string | null>
>;

/** The settings a hosted checkout reads (contract 8). */
export type PublishedCartSettings = Published<{
  name: string;
  currency: string;
  support_email: string;
  fields: readonly object[];
  scripts: readonly object[];
  accounts: 'optional' | 'required' | 'disabled';
  email_optin: boolean;
  terms_policy: string;
  refund_policy: string;
  privacy_policy: string;
  theme: object;
  countries: readonly string[];
  payment_methods: readonly {
    id: string;
    name: string;
    gateway: string;
    mode: string;
    manual: boolean;
  }[];
  coupons: boolean;
  giftcards: boolean;
  currencies: readonly EnabledCurrency[];
  locales: readonly Locale[];
}>;
