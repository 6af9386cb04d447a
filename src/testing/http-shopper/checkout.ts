import { fieldOf } from './answers';
import { home, testCard } from './goods';

/** Makes a call in a shopper's session and returns the answer's body; throws unless it succeeds. */
type Call = (method: 'POST' | 'PUT', path: string, body: object) => Promise<unknown>;

/** Completes the checkout except for the order: address, delivery, a card, and the card's consent to the amount. */
export async function comeToPay(call: Call, email: string): Promise<void> {
  const cart = await call('PUT', '/api/cart', {
    account: { email },
    shipping: { ...home, service: 'priority_shipping' },
  });
  const token = fieldOf(await askVault(call, 'tokens', testCard), 'token');
  const due = Number(fieldOf(cart, 'capture_total') ?? fieldOf(cart, 'grand_total'));
  const intent = { amount: Math.round(due * 100), currency: 'USD', payment_method: token };
  const id = fieldOf(await askVault(call, 'intent', { gateway: 'embedded', intent }), 'id');
  await call('PUT', '/api/cart', {
    billing: { ...home, method: 'card', card: { token }, intent: { embedded: { id } } },
  });
}

/** Checks the status inside the answer, because the vault always answers 200. */
async function askVault(call: Call, resource: string, data: object): Promise<unknown> {
  const answer = await call('POST', `/api/vault/${resource}`, data);
  const given = fieldOf(answer, '$data');
  if (fieldOf(answer, '$status') !== 200 || fieldOf(given, 'errors')) {
    throw new Error(`The vault refused: ${JSON.stringify(answer)}`);
  }
  return given;
}
