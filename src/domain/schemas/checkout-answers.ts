import { boolean, object, string, type InferType, type Schema } from 'yup';
import { gatewayAs, paymentMethodIds, type PaymentMethod } from '../checkout/checkout-method';

const safeId = string().matches(/^[A-Za-z0-9_-]+$/);

const cardToken = object({ token: string().required() });

const intent = object({
  id: safeId.required(),
  status: string().required(),
  // The browser is redirected there: only our own paths or a bank's secure page, never a script.
  confirmation_url: string()
    .nullable()
    .matches(/^(https:\/\/|\/(?!\/))/),
});

const clientIntent = object({
  id: safeId.required(),
  status: string().required(),
  client_secret: safeId.required(),
});

const order = object({ id: safeId.required(), cart_id: string().nullable() });

function read<S extends Schema>(schema: S, value: unknown): InferType<S> | null {
  return schema.isValidSync(value) ? schema.cast(value) : null;
}

/** The vault's token for a card; null when the answer holds none. */
export function parseCardToken(value: unknown): string | null {
  return read(cardToken, value)?.token ?? null;
}

/**
 * An authorised amount. `confirmationUrl` is the page where the shopper has to approve it first, null when that is not
 * needed. Null for anything that can be neither captured nor confirmed (spec 4: 'Unsupported intent status').
 */
export function parseIntent(value: unknown): { id: string; confirmationUrl: string | null } | null {
  const found = read(intent, value);
  if (found?.status === 'requires_capture') return { id: found.id, confirmationUrl: null };
  if (found?.status !== 'requires_confirmation' || !found.confirmation_url) return null;
  return { id: found.id, confirmationUrl: found.confirmation_url };
}

/**
 * The intent of a card whose gateway confirms it in the browser with `clientSecret`; null when nothing is to be
 * confirmed.
 */
export function parseClientIntent(
  value: unknown,
): { id: string; clientSecret: string | null } | null {
  const found = read(clientIntent, value);
  if (found?.status === 'requires_capture') return { id: found.id, clientSecret: null };
  const isOpen = found?.status === 'requires_confirmation' || found?.status === 'requires_action';
  return found && isOpen ? { id: found.id, clientSecret: found.client_secret } : null;
}

/** Id of an order; with `cartId` only when the order was created from that cart. */
export function parseOrderId(value: unknown, cartId?: string): string | null {
  const found = read(order, value);
  if (!found || (cartId !== undefined && found.cart_id !== cartId)) return null;
  return found.id;
}

const paymentMethod = object({
  id: string().oneOf(paymentMethodIds).required(),
  // A store gives no gateway for methods that are paid directly.
  gateway: string().nullable(),
  mode: string().default('live'),
  ppcp: boolean().nullable(),
  merchant_id: string().default(''),
  test_merchant_id: string().default(''),
  live_merchant_id: string().default(''),
  gateway_merchant_id: string().default(''),
  client_id: string().default(''),
  publishable_key: string().default(''),
  keeps_cards: boolean().nullable(),
});

/**
 * The announced payment methods (contract 13.3) that this checkout knows, in its own order; null when the answer
 * announces nothing readable.
 */
export function parsePaymentMethods(value: unknown): readonly PaymentMethod[] | null {
  const announced = read(object(), value);
  if (!announced) return null;
  const methods = Object.values(announced).flatMap((entry) => {
    const method = read(paymentMethod, entry);
    return method ? [methodOf(method)] : [];
  });
  const publishableKey = methods.find(({ id }) => id === 'card')?.publishableKey ?? '';
  return paymentMethodIds.flatMap((id) => {
    const method = methods.find((one) => one.id === id);
    return method ? [{ ...method, publishableKey }] : [];
  });
}

function methodOf(wire: InferType<typeof paymentMethod>): PaymentMethod {
  const isTest = wire.mode === 'test';
  const isCommercePlatform = wire.ppcp === true;
  const onPlatform = isTest ? wire.test_merchant_id : wire.live_merchant_id;
  return {
    id: wire.id,
    gateway: gatewayAs(wire.id, wire.gateway),
    isTest,
    isCommercePlatform,
    merchantId: isCommercePlatform ? onPlatform : wire.merchant_id,
    gatewayMerchantId: wire.gateway_merchant_id,
    clientId: wire.client_id,
    publishableKey: wire.publishable_key,
    keepsCards: wire.keeps_cards === true,
  };
}
