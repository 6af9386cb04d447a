import type { PaymentOutcome, PaymentRefusal } from './port';

/** The messages that shoppers read. */
const messages: Readonly<Record<PaymentRefusal, string>> = {
  method_unknown: 'This way to pay is not available.',
  method_not_recurring: 'A plan renews by itself, so it needs a card. Please choose a card.',
  card_unknown: 'This card is no longer available. Please enter it again.',
  card_used: 'This card entry was already used for an order. Please enter your card again.',
  card_declined: 'Your card was declined. Please use another card.',
  card_asks_holder:
    'The bank of this card wants you to confirm each payment. Please use another card.',
  card_expired: 'Your card has expired. Please use another card.',
  confirmation_required: 'Please confirm this payment first.',
  confirmation_declined: 'The payment was not approved. Please try again or use another card.',
  authorisation_declined:
    'The payment was not approved. Please try again or use another way to pay.',
  authorisation_used: 'This payment was already used for an order. Please pay again.',
  status_unsupported: 'Unsupported intent status',
  intent_unknown: 'This payment is no longer available. Please try again.',
  amount_changed: 'The total of your order has changed. Please pay again.',
};

export function refused(code: PaymentRefusal): PaymentOutcome {
  return { ok: false, code, message: messages[code] };
}
