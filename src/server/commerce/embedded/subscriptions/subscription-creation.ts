import type { AccountSummary } from '@/domain/accounts/account';
import { emptyAddress } from '@/domain/accounts/address';
import { addLine, type LineContext } from '@/domain/carts/cart-lines';
import type { PricedLine } from '@/domain/carts/priced-cart';
import type { Plan } from '@/domain/subscriptions/plan';
import { priorityShippingId } from '@/domain/orders/shipping';
import type { Subscription } from '@/domain/subscriptions/subscription';
import type { SqlSession } from '@/server/db/database';
import type { Payments } from '@/server/payments/port';
import { savedAddress, savedCardToken } from '../accounts/account-defaults';
import { emptyCart } from '../carts/cart-opening';
import type { CartWriter } from '../carts/cart-writer';
import type { Outcome } from '../engine';
import type { NewSubscription } from './own-subscriptions';
import { newId } from '../ids';

type CreationContext = LineContext & {
  tx: SqlSession;
  payments: Payments;
  writer: CartWriter;
  now: Date;
  choices: Pick<Subscription, 'currency' | 'displayLocale'>;
};

type Draft = Omit<Subscription, 'number'>;

/** A subscription that is due at once, for an account that has a saved card and, for goods, an address. */
export async function draftSubscription(
  account: AccountSummary,
  input: NewSubscription,
  context: CreationContext,
): Promise<Outcome<Draft>> {
  const bought = boughtLine(input, context);
  if (!bought.ok) return bought;
  const { line, plan } = bought.value;
  const { tx, payments, now, choices } = context;
  const address = await savedAddress(tx, account.id);
  if (line.isShipped && !address) return { ok: false, code: 'subscription_address_missing' };
  const token =
    input.card?.token ??
    (await savedCardToken(tx, { accountId: account.id, id: input.card?.id ?? null }));
  const card = token && (await payments.savedCards.save(tx, { accountId: account.id, token }));
  if (!card) return { ok: false, code: 'subscription_card_missing' };

  const time = now.toISOString();
  return {
    ok: true,
    value: {
      ...choices,
      id: newId(),
      status: 'pending',
      account,
      isAttached: true,
      thing: thingOf(line, plan),
      items: [],
      coupon: null,
      shipping: address && { ...address, service: priorityShippingId, accountAddressId: null },
      billing: {
        ...emptyAddress,
        ...address,
        method: 'card',
        card: { token, ...card },
        intent: null,
        accountCardId: null,
      },
      cardAccountId: account.id,
      period: { anchor: time, step: 0, start: time, end: time },
      retryAt: null,
      failedTries: 0,
      pausedUntil: null,
      isEndingWithPeriod: false,
      canceledAt: null,
      orderId: null,
      orderLineId: null,
      createdAt: time,
      updatedAt: time,
    },
  };
}

/** The line a cart would have, at today's price. */
function boughtLine(
  input: NewSubscription,
  context: CreationContext,
): Outcome<{ line: PricedLine; plan: Plan }> {
  const purchaseOption = { type: 'subscription', planId: input.planId ?? null };
  const { productId, variantId, options, quantity } = input;
  const added = addLine([], { productId, variantId, options, quantity, purchaseOption }, context);
  if (!added.ok) return { ...added, ...fieldOf(added.code) };
  const { currency, displayLocale: locale } = context.choices;
  const cart = { ...emptyCart({ currency, locale }, context.now), lines: added.value };
  const [line] = context.writer.priced(cart, {
    findProduct: context.findProduct,
    promotions: [],
  }).lines;
  if (!line?.plan) return { ok: false, code: 'purchase_option_not_sold', field: 'product_id' };
  return { ok: true, value: { line, plan: line.plan } };
}

const fields: Readonly<Record<string, string>> = {
  product_id_missing: 'product_id',
  variant_required: 'variant_id',
  options_invalid: 'options',
  purchase_option_not_sold: 'product_id',
  purchase_plan_not_sold: 'plan_id',
  quantity_invalid: 'quantity',
};

function fieldOf(code: string): { field?: string } {
  const field = fields[code];
  return field === undefined ? {} : { field };
}

function thingOf(line: PricedLine, plan: Plan): Subscription['thing'] {
  const { product, variant } = line;
  const [picture = 0] = variant?.imageIndexes ?? [];
  return {
    productId: line.productId,
    productSlug: product?.slug ?? '',
    productName: line.productName,
    variantId: line.variantId,
    variantName: line.variantName,
    sku: (variant ?? product)?.sku ?? '',
    imageUrl: product?.images[picture]?.url ?? null,
    options: line.options,
    isShipped: line.isShipped,
    quantity: line.quantity,
    metadata: line.metadata,
    plan,
  };
}
