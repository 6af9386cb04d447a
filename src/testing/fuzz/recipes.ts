import type { Json } from './hostile';
import type { Target } from './targets';
import type { Dice, World } from './world';

type Recipe = (world: World, dice: Dice) => Json;
type Fields = Record<string, Json>;

const passwords = ['correct horse', 'hunter22', 'x', 'pässwörd 🦻'];
const codes = ['WELCOME10', 'EXPIRED5', 'GIFT-BORE-AL50', 'gift bore al50', 'NOTHING', ''];
const cardNumbers = ['4242424242424242', '4000000000000002', '4000002500003155', '4242', ''];

const address: Recipe = (_, dice) => ({
  first_name: 'Ada',
  last_name: 'Byron',
  address1: '1 Centre St',
  city: 'Calgary',
  state: dice.pick(['AB', 'ON', 'Québec', 'XX'], 'AB'),
  zip: dice.pick(['T2P 1J9', 12345, ''], ''),
  country: dice.pick(['CA', 'canada', 'US', 'Atlantis'], 'CA'),
  phone: '+1 403 555 0118',
});

/** Recipes for plausible values, by field name. */
const byName: Readonly<Record<string, Recipe>> = {
  product_id: (world, dice) => dice.pick(world.sellable, {}).product_id ?? null,
  variant_id: (world, dice) => dice.pick(world.sellable, {}).variant_id ?? null,
  plan_id: (world, dice) => world.one('plans', dice),
  quantity: (_, dice) => dice.pick([1, 2, '3', 0, 9999, 10_000, -1, 1.5], 1),
  purchase_option: (world, dice) =>
    dice.pick(
      ['standard', 'subscription', { type: 'subscription', plan_id: world.one('plans', dice) }],
      null,
    ),
  options: (_, dice) => dice.pick([[], [{ id: 'ears', value: 'Pair' }], { Ears: 'Pair' }], null),
  metadata: (_, dice) => ({ note: dice.pick(['left', 1, null], ''), nested: { list: [] } }),
  items: (world, dice) => [{ ...dice.pick(world.sellable, {}), id: world.one('items', dice) }],
  email: (world, dice) => dice.pick([world.email, world.email, 'ada@example.ca', 'nobody'], ''),
  password: (_, dice) => dice.pick(passwords.slice(0, 2), ''),
  password_token: (world, dice) => world.one('password_token', dice),
  reset_key: (world, dice) => world.one('reset_key', dice),
  reset_url: (_, dice) =>
    dice.pick(['/reset?key={reset_key}', 'https://evil.example/{reset_key}'], ''),
  code: (_, dice) => dice.pick(codes, ''),
  coupon_code: (_, dice) => dice.pick([...codes, null], ''),
  token: (world, dice) => world.one('token', dice),
  exp_month: (_, dice) => dice.pick([12, '1', 13], 1),
  exp_year: (_, dice) => dice.pick([2040, '2041', 30], 2040),
  billing: (world, dice) => billing(world, dice),
  shipping: (world, dice) => shipping(world, dice),
  account: (world, dice) => account(world, dice),
  paused: (_, dice) => dice.chance(0.5),
  canceled: (_, dice) => dice.chance(0.5),
  cancel_at_end: (_, dice) => dice.chance(0.5),
  date_pause_end: () => '2027-01-01T00:00:00.000Z',
  currency: (_, dice) => dice.pick(['USD', 'CAD', 'cad', 'JPY', 'XXX'], 'USD'),
  locale: (_, dice) => dice.pick(['en-US', 'fr-CA', 'xx'], 'en-US'),
  gateway: (_, dice) =>
    dice.pick(['embedded', 'authorizenet', 'paypal', 'braintree', 'klarna'], ''),
  intent: (world, dice) => intent(world, dice),
  params: (world, dice) => intent(world, dice),
  id: (world, dice) => world.one('any', dice),
  active: (_, dice) => dice.chance(0.5),
  decision: (_, dice) => dice.pick(['approve', 'decline'], ''),
  comments: () => 'Please ring twice',
  $reset_async_payment: () => true,
};

const account: Recipe = (world, dice) => ({
  email: world.email,
  email_optin: dice.chance(0.5),
  ...(!dice.chance(0.8) && { password: dice.pick(passwords, '') }),
});

const shipping: Recipe = (world, dice) => ({
  ...(address(world, dice) as Fields),
  service: dice.pick(['priority_shipping', 'priority_shipping', 'express', 'pigeon'], null),
  ...(!dice.chance(0.9) && { account_address_id: world.one('addresses', dice) }),
});

const billing: Recipe = (world, dice) => ({
  ...(address(world, dice) as Fields),
  method: dice.pick(['card', 'card', 'card', 'paypal', 'klarna', 'ideal', 'nothing'], 'card'),
  card: { token: world.one('token', dice) },
  ...(dice.chance(0.6) && { intent: { embedded: { id: world.one('intent', dice) } } }),
  ...(!dice.chance(0.9) && { account_card_id: world.one('cards', dice) }),
});

const intent: Recipe = (world, dice) => ({
  id: world.one('intent', dice),
  payment_method: world.one('token', dice),
  amount: dice.chance(0.7) ? Math.round(world.due * 100) : dice.below(10_000_000),
  currency: dice.pick(['usd', 'cad', 'USD', 'xxx'], 'usd'),
  return_url: dice.pick(['/checkout', '//evil.example', 'https://evil.example'], ''),
});

const card: Recipe = (_, dice) => ({
  number: dice.pick(cardNumbers, ''),
  exp_month: 12,
  exp_year: 2040,
  cvc: '123',
});

const checkout: Recipe = (world, dice) => ({
  account: account(world, dice),
  shipping: shipping(world, dice),
  billing: billing(world, dice),
});

/** A few random fields, for rows without a recipe of their own. */
const anything: Recipe = (world, dice) => {
  const names = Object.keys(byName);
  const chosen = Array.from({ length: 1 + dice.below(5) }, () => dice.pick(names, 'id'));
  return Object.fromEntries(chosen.map((name) => [name, byName[name]?.(world, dice) ?? null]));
};

const item: Recipe = (world, dice) => ({
  ...dice.pick(world.sellable, {}),
  ...(dice.chance(0.5) && { quantity: byName.quantity?.(world, dice) ?? 1 }),
  ...(dice.chance(0.2) && { metadata: { note: 'left' } }),
});

const only =
  (...names: readonly string[]): Recipe =>
  (world, dice) =>
    Object.fromEntries(names.map((name) => [name, byName[name]?.(world, dice) ?? null]));

const request =
  (content: Recipe): Recipe =>
  (world, dice) => ({
    gateway: dice.chance(0.7) ? 'embedded' : (byName.gateway?.(world, dice) ?? ''),
    intent: content(world, dice),
    params: content(world, dice),
  });

/** Bodies that can succeed, by call. Most requests use one of them. */
const recipes: Readonly<Record<string, Recipe>> = {
  'POST /api/cart/items': item,
  'PUT /api/cart/items/:id': (world, dice) =>
    dice.chance(0.5) ? only('quantity')(world, dice) : item(world, dice),
  'PUT /api/cart/items': (world, dice) => [item(world, dice)],
  'PUT /api/cart': (world, dice) =>
    dice.chance(0.6) ? checkout(world, dice) : anything(world, dice),
  'PUT /api/cart/coupon': only('code'),
  'POST /api/cart/giftcards': only('code'),
  'PUT /api/session': (world, dice) =>
    only(dice.pick(['currency', 'locale'], 'locale'))(world, dice),
  'POST /api/account': only('email', 'password'),
  'POST /api/account/login': only('email', 'password'),
  'POST /api/account/recover': (world, dice) =>
    dice.chance(0.5)
      ? only('email', 'reset_url')(world, dice)
      : only('reset_key', 'password')(world, dice),
  'POST /api/account/addresses': address,
  'PUT /api/account/addresses/:id': address,
  'POST /api/account/cards': only('token'),
  'PUT /api/account/cards/:id': only('exp_month', 'exp_year'),
  'POST /api/subscriptions': (world, dice) => ({
    ...(item(world, dice) as Fields),
    plan_id: world.one('plans', dice),
  }),
  'POST /api/subscriptions/:id/items': item,
  'PUT /api/subscriptions/:id/items': (world, dice) => [item(world, dice)],
  'PUT /api/subscriptions/:id': only('paused', 'canceled', 'date_pause_end'),
  'PUT /api/payments/:id': only('$reset_async_payment'),
  'POST /api/sandbox/confirm': (world, dice) => ({
    intent: world.one('intent', dice),
    decision: dice.pick(['approve', 'decline'], ''),
  }),
  '* /api/vault/tokens': card,
  '* /api/vault/intent': request(intent),
  '* /api/vault/authorization': request(intent),
};

/** A body that this target could accept. */
export function plausibleBody({ method, pattern }: Target, world: World, dice: Dice): Json {
  const recipe = recipes[`${method} ${pattern}`] ?? recipes[`* ${pattern}`] ?? anything;
  return (dice.chance(0.9) ? recipe : anything)(world, dice);
}

/** An id for a placeholder of the address: of the list named just before it. */
export function plausibleSegment(pattern: string, hole: number, world: World, dice: Dice): Json {
  if (pattern.startsWith('/api/cart/recover')) return world.one('checkout_id', dice);
  const parts = pattern.split('/');
  return world.one(parts[hole - 1] ?? 'any', dice);
}
