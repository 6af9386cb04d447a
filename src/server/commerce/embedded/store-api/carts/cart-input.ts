import { mixed, object, type InferType } from 'yup';
import type {
  AccountChange,
  BillingChange,
  CartChange,
  ShippingChange,
} from '@/server/commerce/embedded/engine';
import { isGatewayId } from '@/domain/checkout/payment-means';
import { gatewayId, meansChange, meansShape } from './billing-input';
import { addressChange, addressShape } from '../http/address-input';
import { flag, given, isPlainObject, lengths, metadata, text } from '../http/input';
import { entriesSchema, itemEntry } from './item-input';

const shippingSchema = object({ ...addressShape, service: text(), account_address_id: text() });

const billingSchema = object({
  ...addressShape,
  method: text(),
  // Only the token is read: anything else sent about a card, even its number, is dropped here.
  card: object({ token: gatewayId() }).nullable().default(undefined),
  intent: mixed().nullable().optional(),
  ...meansShape,
  account_card_id: text(),
});

const accountSchema = object({
  email: text(lengths.email),
  name: text(),
  first_name: text(),
  last_name: text(),
  phone: text(),
  email_optin: flag(),
  sms_optin: flag(),
  password: text(lengths.password),
});

/** `PUT /cart` (contract 9.4). Totals, ids and other fields that the shopper may not set are ignored. */
export const cartSchema = object({
  items: entriesSchema.optional(),
  account: accountSchema.default(undefined),
  shipping: shippingSchema.nullable().default(undefined),
  billing: billingSchema.nullable().default(undefined),
  coupon_code: text(lengths.code),
  // Null asks for a new rating; a rating sent by a client is ignored.
  shipment_rating: mixed().nullable().optional(),
  comments: text(lengths.comments),
  metadata: metadata(),
  // For logged-in customers: keep the card of this order for the next one.
  account_info_saved: flag(),
  gift: flag(),
  gift_message: text(lengths.comments),
});

type CartBody = InferType<typeof cartSchema>;

/** The body as engine fields: omitted stays omitted, null stays null. */
export function cartChange(body: CartBody): CartChange {
  return given({
    items: body.items?.map(itemEntry),
    account: body.account && accountChange(body.account),
    shipping: body.shipping && shippingChange(body.shipping),
    billing: body.billing && billingChange(body.billing),
    ...(body.shipping === null && { shipping: null }),
    ...(body.billing === null && { billing: null }),
    couponCode: body.coupon_code,
    ...(body.shipment_rating === null && { shipmentRating: null }),
    comments: body.comments,
    metadata: body.metadata,
    isInfoSaved: body.account_info_saved ?? undefined,
    isGift: body.gift ?? undefined,
    giftMessage: body.gift_message,
  });
}

function accountChange(body: InferType<typeof accountSchema>): AccountChange {
  return given({
    email: body.email,
    name: body.name,
    firstName: body.first_name,
    lastName: body.last_name,
    phone: body.phone,
    emailOptin: body.email_optin,
    smsOptin: body.sms_optin,
    password: body.password,
  });
}

function shippingChange(body: InferType<typeof shippingSchema>): ShippingChange {
  return {
    ...addressChange(body),
    ...given({ service: body.service, accountAddressId: body.account_address_id }),
  };
}

function billingChange(body: InferType<typeof billingSchema>): BillingChange {
  const token = body.card?.token;
  return {
    ...addressChange(body),
    ...given({
      method: body.method,
      card: body.card === null ? null : token ? { token } : undefined,
      intent: intentOf(body.intent),
      means: meansChange(body),
      accountCardId: body.account_card_id,
    }),
  };
}

const gatewayName = /^[\w-]{1,50}$/;

/**
 * Authorisations by gateway, reduced to their ids: anything else about them must come from the gateway, not the client.
 */
function intentOf(intent: unknown): BillingChange['intent'] | undefined {
  if (intent === null) return null;
  if (!isPlainObject(intent)) return undefined;
  return Object.fromEntries(
    Object.entries(intent)
      .slice(0, 5)
      .flatMap(([gateway, authorisation]) => {
        const id = isPlainObject(authorisation) ? authorisation.id : undefined;
        const isReadable = typeof id === 'string' && isGatewayId(id) && gatewayName.test(gateway);
        return isReadable ? [[gateway, { id }] as const] : [];
      }),
  );
}
