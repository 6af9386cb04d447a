import { object } from 'yup';
import type { PricedCart } from '@/domain/carts/priced-cart';
import type { HttpAnswer } from '@/server/http/exchange';
import type { Carts, Outcome, Refusal, RequestSession } from '@/server/commerce/embedded/engine';
import type { StoreCall, StoreHandler } from '../http/call';
import { cartChange, cartSchema } from './cart-input';
import { cartWire } from './cart-wire';
import { guarded } from '../accounts/code-guessing';
import { lengths, parseInput, text } from '../http/input';
import { itemChange, itemEntries, itemInput, itemSchema } from './item-input';
import { itemRefusal, refusalError } from '../http/refusals';
import type { RouteTable } from '../http/router';

const codeSchema = object({ code: text(lengths.code) });

type CartAction = (
  carts: Carts,
  session: RequestSession,
  call: StoreCall,
) => Promise<Outcome<PricedCart>>;

/** Calls on the session's cart (contract, section 9). Every change returns the whole cart. */
export const cartRoutes: RouteTable = {
  'GET /cart': async (call) => {
    const { services, session } = call;
    const cart = await services.engine.carts.find(session);
    // swell-js reads this before it asks for a card: an account is one customer, however many cards it has.
    const account = cart?.isLoggedIn && cart.account;
    const customer = account ? await services.payments.customerOf(account.id) : null;
    return call.answer(cart && wireOf(services, cart, customer));
  },
  'PUT /cart': hard(async (carts, session, call) => {
    const change = cartChange(parseInput(cartSchema, await call.body()));
    const update = () => carts.update(session, change);
    return change.couponCode ? guarded(call, update) : update();
  }),
  'POST /cart/items': soft(async (carts, session, call) =>
    carts.addItem(session, itemInput(parseInput(itemSchema, await call.body()))),
  ),
  'PUT /cart/items': soft(async (carts, session, call) =>
    carts.setItems(session, itemEntries(await call.body())),
  ),
  'PUT /cart/items/:id': soft(async (carts, session, call) =>
    carts.updateItem(session, idOf(call), itemChange(parseInput(itemSchema, await call.body()))),
  ),
  'DELETE /cart/items/:id': soft((carts, session, call) => carts.removeItem(session, idOf(call))),
  'PUT /cart/coupon': hard(async (carts, session, call) => {
    const code = await codeOf(call);
    return guarded(call, () => carts.applyCoupon(session, code));
  }),
  'DELETE /cart/coupon': hard((carts, session) => carts.removeCoupon(session)),
  'POST /cart/giftcards': hard(async (carts, session, call) => {
    const code = await codeOf(call);
    return guarded(call, () => carts.applyGiftCard(session, code));
  }),
  'DELETE /cart/giftcards/:id': hard((carts, session, call) =>
    guarded(call, () => carts.removeGiftCard(session, idOf(call))),
  ),
  'GET /cart/shipment-rating': hard((carts, session) => carts.rateShipment(session)),
  'PUT /cart/recover/:id': hard((carts, session, call) => carts.recover(session, idOf(call))),
};

function hard(action: CartAction): StoreHandler {
  return answering(action, (refusal) => {
    throw refusalError(refusal);
  });
}

function soft(action: CartAction): StoreHandler {
  return answering(action, itemRefusal);
}

function answering(action: CartAction, refuse: (refusal: Refusal) => HttpAnswer): StoreHandler {
  return async (call) => {
    const outcome = await action(call.services.engine.carts, call.session, call);
    return outcome.ok ? call.answer(wireOf(call.services, outcome.value)) : refuse(outcome);
  };
}

function wireOf(
  { engine }: StoreCall['services'],
  cart: PricedCart,
  customer: string | null = null,
) {
  return cartWire(cart, engine.checkoutIds.of(cart.id), customer);
}

function idOf({ params }: StoreCall): string {
  return params.id ?? '';
}

async function codeOf(call: StoreCall): Promise<string> {
  return parseInput(codeSchema, await call.body()).code ?? '';
}
