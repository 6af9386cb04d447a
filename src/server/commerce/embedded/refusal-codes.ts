import type { LineRefusalCode } from '@/domain/carts/cart-lines';
import type { SubscriptionRefusalCode } from '@/domain/subscriptions/subscription-changes';

/**
 * Every reason for which the engine refuses. Refusals leave carts and orders unchanged. The Store API gives each one
 * its HTTP form; see docs/store-api.md.
 */
export type RefusalCode =
  // Lines (contract, section 9.3)
  | LineRefusalCode
  // Updates of the cart (9.4)
  | 'email_invalid'
  | 'country_unsupported'
  | 'address_not_owned'
  | 'card_not_owned'
  | 'password_refused'
  | 'coupon_code_invalid'
  // Coupons and gift cards by their own calls (9.5)
  | 'coupon_invalid'
  | 'giftcard_invalid'
  // Recovering (9.9) and reading orders (9.8)
  | 'cart_not_found'
  | 'checkout_id_missing'
  | 'order_not_found'
  // Subscriptions (11)
  | SubscriptionRefusalCode
  | 'subscription_not_found'
  | 'subscription_card_missing'
  | 'subscription_address_missing'
  // Submitting (9.7)
  | 'cart_missing'
  | 'cart_empty'
  | 'email_missing'
  | 'billing_missing'
  | 'shipping_service_missing'
  | 'line_unavailable'
  | 'out_of_stock'
  | 'plan_needs_card'
  | 'payment_refused'
  // Accounts (10)
  | 'already_logged_in'
  | 'not_logged_in'
  | 'account_email_missing'
  | 'account_email_invalid'
  | 'account_email_taken'
  | 'password_too_short'
  | 'password_too_common'
  | 'current_password_wrong'
  | 'reset_key_invalid'
  | 'metadata_too_large'
  | 'address1_missing'
  | 'address_not_found'
  | 'card_token_unknown'
  | 'card_expiry_invalid'
  | 'account_card_not_found'
  | 'account_card_in_use'
  | 'too_many_records'
  // Session (5.2)
  | 'locale_unsupported'
  | 'currency_unsupported';
