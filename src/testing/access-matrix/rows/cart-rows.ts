import { everybody, having, havingBut, refused, type Answer, type Answers, type Row } from '../row';
import type { World } from '../world';

const unknownItem = refused(404, 'not_found_error');

/** The caller's own cart, and no other. */
const ownCart = ({ owned }: World): Answer => [200, having({ account_id: owned.accountId })];

/** What the owner asks for is only in their own cart. */
const onlyInHers = (world: World): Answers => ({ stranger: unknownItem, owner: ownCart(world) });

/** A call that everybody may make for their own cart; a caller without a cart gets one. */
const everybodysOwn = (world: World): Answers => ({
  stranger: [200, havingBut({ guest: true }, ['account', 'account_id'])],
  other: [200, having({ guest: false, account_logged_in: true })],
  owner: ownCart(world),
});

/** Carts: a session's own, and no other one but by the checkout id that leads to it. */
export const cartRows: readonly Row[] = [
  {
    route: 'GET /session',
    answers: ({ owned }) => ({
      stranger: [200, having({ account_id: null, cart_id: null })],
      guest: [200, having({ account_id: null, cart_id: expect.any(String) })],
      other: [200, having({ account_id: expect.any(String), cart_id: null })],
      owner: [200, having({ account_id: owned.accountId, cart_id: owned.cart.id })],
    }),
  },
  {
    route: 'PUT /session',
    call: () => ({ body: { locale: 'en-US' } }),
    answers: ({ owned }) => ({
      stranger: [200, having({ account_id: null })],
      other: [200, having({ account_id: expect.any(String) })],
      owner: [200, having({ account_id: owned.accountId })],
    }),
  },
  {
    route: 'GET /cart',
    answers: (world) => ({
      stranger: [200, null],
      guest: [200, having({ item_quantity: 1, guest: true })],
      owner: ownCart(world),
    }),
  },
  {
    route: 'PUT /cart/items/:id',
    call: ({ owned }) => ({ params: { id: owned.cart.itemId }, body: { quantity: 3 } }),
    answers: onlyInHers,
  },
  {
    route: 'DELETE /cart/items/:id',
    call: async (world) => ({ params: { id: await world.newItem() } }),
    answers: onlyInHers,
  },
  {
    route: 'GET /cart/shipment-rating',
    answers: everybodysOwn,
  },
  {
    route: 'PUT /cart/coupon',
    call: () => ({ body: { code: 'WELCOME10' } }),
    answers: everybodysOwn,
  },
  {
    route: 'DELETE /cart/coupon',
    answers: everybodysOwn,
  },
  {
    route: 'POST /cart/giftcards',
    call: () => ({ body: { code: 'NO SUCH CARD' } }),
    answers: () => ({ stranger: refused(400, 'invalid_giftcard_code') }),
  },
  {
    route: 'DELETE /cart/giftcards/:id',
    answers: () => ({ stranger: refused(400, 'invalid_giftcard_code') }),
  },
  {
    route: 'PUT /cart/recover/:id',
    about: 'by an id that was guessed',
    call: () => ({ params: { id: '0'.repeat(32) } }),
    answers: () => ({ stranger: refused(404, 'not_found_error') }),
  },
  {
    route: 'POST /cart/items',
    call: async (world) => ({ body: { product_id: await world.productId('stream-line-tv') } }),
    answers: everybodysOwn,
  },
  {
    route: 'PUT /cart',
    call: () => ({ body: { shipping: { country: 'CA' } } }),
    answers: everybodysOwn,
  },
  {
    route: 'PUT /cart',
    about: 'with a code that was made up',
    call: () => ({ body: { coupon_code: 'made-up' } }),
    answers: everybody(400, having({ error: having({ param: 'coupon_code' }) })),
  },
  {
    route: 'PUT /cart/items',
    call: () => ({ body: [] }),
    answers: everybodysOwn,
  },
];
