import type { PaymentMethod } from '../port';

/**
 * The methods that `/settings/payments` announces (docs/payments.md). Gateways that the SDK drives itself keep the
 * SDK's names; the others are `embedded`, for our own elements. The merchant ids are the sandbox's.
 */
export const sandboxMethods: readonly PaymentMethod[] = [
  method('card', 'Card', 'embedded'),
  method('google', 'Google Pay', 'embedded', {
    merchant_id: 'sandbox_google',
    gateway_merchant_id: 'sandbox_boreal',
  }),
  method('apple', 'Apple Pay', 'embedded', { merchant_id: 'sandbox_apple' }),
  method('ideal', 'iDEAL', 'embedded'),
  method('bancontact', 'Bancontact', 'embedded'),
  method('klarna', 'Klarna', 'klarna'),
  method('paysafecard', 'Paysafecard', 'paysafecard'),
  method('quickpay', 'Quickpay', 'quickpay'),
  method('amazon', 'Amazon Pay', 'embedded', {
    merchant_id: 'sandbox_amazon',
    public_key_id: 'SANDBOX-BOREAL',
  }),
  method('paypal', 'PayPal', 'embedded', {
    client_id: 'sandbox_paypal',
    merchant_id: 'sandbox_boreal',
    store_owner_email: 'sandbox@boreal.example',
    // Renewals cannot be charged to this PayPal.
    ppcp: false,
  }),
];

/** A method's public name; the id itself for an unknown one. */
export function methodName(id: string): string {
  return sandboxMethods.find((one) => one.id === id)?.name ?? id;
}

function method(
  id: string,
  name: string,
  gateway: string,
  details: PaymentMethod['details'] = {},
): PaymentMethod {
  return { id, name, gateway, mode: 'test', details };
}
