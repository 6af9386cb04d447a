import type {
  Account,
  Address,
  Billing,
  Card,
  Cart,
  ContentBlog,
  ContentPage,
  Order,
} from 'swell-js';

/**
 * A published type of swell-js as it stands on the wire: an optional field may also be null (contract 14). Serializers
 * end in `satisfies Published…`, so that an SDK whose types change breaks the build and not the shop.
 */
type Published<Type> = Type extends readonly (infer Entry)[]
  ? readonly Published<Entry>[]
  : Type extends object
    ? { readonly [Field in keyof Type]: Published<Type[Field]> | NullIfOptional<Type, Field> }
    : Type;

type NullIfOptional<Type, Field extends keyof Type> =
  Record<never, never> extends Pick<Type, Field> ? null : never;

/** More methods than the types list (contract 13.4); a card whose token has done its work has none (contract 10). */
type AnyBilling = Omit<Billing, 'method' | 'card'> & { method?: string; card?: Partial<Card> };

export type PublishedCart = Published<Omit<Cart, 'billing'> & { billing?: AnyBilling }>;

/** What was paid is an amount; the types say text. */
export type PublishedOrder = Published<
  Omit<Order, 'billing' | 'payment_total'> & { billing?: AnyBilling; payment_total?: number }
>;

/** The address that an account is shipped to by default may still lack its street. */
export type PublishedAccount = Published<
  Omit<Account, 'shipping'> & { shipping?: Partial<Address> }
>;

export type PublishedContentPage = Published<ContentPage>;
export type PublishedContentBlog = Published<ContentBlog>;
