import { AppError, type ErrorCode } from '@/domain/failures/errors';
import { jsonAnswer } from '@/server/http/answers';
import type { HttpAnswer } from '@/server/http/exchange';
import type { Refusal } from '@/server/commerce/embedded/engine';
import type { RefusalCode } from '@/server/commerce/embedded/refusal-codes';

/** A refusal in the Store API's form. `soft` names the field, for calls that report errors by field. */
type Form = { code: ErrorCode; message: string; param?: string; soft?: string };

const shippingServiceMessage = 'Please select a shipping service';

const forms: Readonly<Record<RefusalCode, Form>> = {
  product_id_missing: field('items.product_id', 'REQUIRED', 'A product is required'),
  product_not_found: missing('This product does not exist'),
  variant_required: field('items.variant_id', 'REQUIRED', 'Please choose every option'),
  variant_not_found: missing('This variant does not exist'),
  options_invalid: field('items.options', 'INVALID', 'This combination is not available'),
  purchase_option_not_sold: field('items.purchase_option', 'INVALID', 'Not sold this way'),
  purchase_plan_not_sold: field('items.purchase_option.plan_id', 'INVALID', 'Unknown plan'),
  quantity_invalid: field('items.quantity', 'INVALID', 'The quantity is not valid'),
  line_not_found: missing('This item is not in the cart'),
  too_many_lines: field('items', 'INVALID', 'The cart is full'),

  email_invalid: invalid('account.email', 'The email address is not valid'),
  country_unsupported: field('shipping.country', 'INVALID', 'We do not ship to this country'),
  address_not_owned: field('shipping.account_address_id', 'INVALID', 'This address is unknown'),
  card_not_owned: field('billing.account_card_id', 'INVALID', 'This card is unknown'),
  password_refused: {
    code: 'permission_error',
    param: 'account.password',
    message: 'A password cannot be set here',
  },
  coupon_code_invalid: invalid('coupon_code', 'This code is not valid'),

  coupon_invalid: { code: 'invalid_coupon_code', message: 'This code is not valid' },
  giftcard_invalid: { code: 'invalid_giftcard_code', message: 'This gift card is not valid' },

  cart_not_found: missing('This cart does not exist'),
  checkout_id_missing: invalid('checkout_id', 'A checkout id is required'),
  order_not_found: missing('This order does not exist'),

  subscription_not_found: missing('This subscription does not exist'),
  subscription_over: field('status', 'INVALID', 'This subscription has ended'),
  subscription_not_pausable: field('paused', 'INVALID', 'This subscription cannot be paused now'),
  pause_end_invalid: field(
    'date_pause_end',
    'INVALID',
    'A pause ends on a day within the next twelve months',
  ),
  cancel_end_invalid: field(
    'cancel_at_end',
    'INVALID',
    'Nothing is paid ahead, so there is no end to wait for',
  ),
  subscription_card_missing: field('billing', 'REQUIRED', 'A saved card is required'),
  subscription_address_missing: field('shipping', 'REQUIRED', 'A shipping address is required'),

  cart_missing: { code: 'invalid_request', message: 'There is no cart' },
  cart_empty: { code: 'invalid_request', message: 'The cart is empty', param: 'items' },
  email_missing: invalid('account.email', 'An email address is required'),
  billing_missing: {
    code: 'invalid_request',
    message: 'Billing details are required',
    param: 'billing',
  },
  shipping_service_missing: {
    code: 'invalid_request',
    message: shippingServiceMessage,
    param: 'shipping.service',
  },
  line_unavailable: invalid('cart', 'An item in the cart is no longer available'),
  out_of_stock: invalid('cart', 'An item in the cart is out of stock'),
  plan_needs_card: invalid(
    'billing.method',
    'A plan is renewed by card. Please pay by card; a gift card can still pay for today.',
  ),
  payment_refused: invalid('billing.method', 'The payment was refused'),

  already_logged_in: { code: 'invalid_request', message: 'You are logged in already' },
  not_logged_in: { code: 'UNAUTHORIZED', message: 'Please log in' },
  account_email_missing: field('email', 'REQUIRED', 'An email address is required'),
  account_email_invalid: field('email', 'INVALID', 'The email address is not valid'),
  account_email_taken: field('email', 'INVALID', 'This email address cannot be used'),
  password_too_short: field('password', 'INVALID', 'The password needs at least 5 characters'),
  password_too_common: field(
    'password',
    'INVALID',
    'This password is too easy to guess. Please choose another one',
  ),
  current_password_wrong: field(
    'current_password',
    'INVALID',
    'Please type the password you have now, or log in by an emailed link and try again',
  ),
  reset_key_invalid: invalid('reset_key', 'This reset_key is unknown, used or expired'),
  address1_missing: field('address1', 'REQUIRED', 'The street address is required'),
  address_not_found: missing('This address does not exist'),
  card_token_unknown: field('token', 'INVALID', 'This card is no longer available'),
  card_expiry_invalid: field('exp_month', 'INVALID', 'Card expiry appears to be invalid'),
  account_card_in_use: field(
    'id',
    'INVALID',
    'A subscription is paid with this card. Choose another card for it first',
  ),
  account_card_not_found: missing('This card does not exist'),
  too_many_records: field('token', 'INVALID', 'There is no room for more'),
  metadata_too_large: field('metadata', 'INVALID', 'This is too much to be kept'),

  locale_unsupported: invalid('locale', 'This language is not available'),
  currency_unsupported: invalid('currency', 'This currency is not available'),
};

/**
 * The hard form, which makes the call reject in swell-js. The engine's own sentence and field take precedence over the
 * table's.
 */
export function refusalError({ code, field: named, message }: Refusal): AppError {
  const form = forms[code];
  const param = named ?? form.param;
  return new AppError(form.code, message ?? form.message, {
    ...(param !== undefined && { param }),
  });
}

/**
 * The answer of a cart item call. Field faults are soft (HTTP 200, `errors` by field path), so that swell-js keeps the
 * cart it has; everything else is hard. Throws AppError for the hard ones.
 */
export function itemRefusal(refusal: Refusal): HttpAnswer {
  const { soft, message, param = 'items' } = forms[refusal.code];
  if (soft === undefined) throw refusalError(refusal);
  return softAnswer(refusal.field ?? param, soft, refusal.message ?? message);
}

/**
 * The answer of a subscription call: field faults are soft, missing records are hard. Throws AppError for the hard
 * ones.
 */
export function subscriptionRefusal(refusal: Refusal): HttpAnswer {
  const { code, soft = 'INVALID', message, param } = forms[refusal.code];
  const path = refusal.field ?? param;
  if (code === 'not_found_error' || path === undefined) throw refusalError(refusal);
  return softAnswer(path, soft, refusal.message ?? message);
}

function softAnswer(path: string, code: string, message: string): HttpAnswer {
  return jsonAnswer(200, { errors: { [path]: { code, message } } });
}

function missing(message: string): Form {
  return { code: 'not_found_error', message };
}

function invalid(param: string, message: string): Form {
  return { code: 'validation_error', message, param };
}

function field(param: string, soft: string, message: string): Form {
  return { code: 'validation_error', message, param, soft };
}
