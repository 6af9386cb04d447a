import { randomUUID } from 'node:crypto';
import type { Services } from '@/server/main/services';
import { testCard } from '../http-shopper/goods';
import { aTestResult } from '../hearing';
import { wholeLogin } from '../shops/staff-people';
import type { StaffCaller } from './row';
import { shopPeople, type Person } from '../shops/shop-people';

/** What only the owner may see, ask for or change. */
type Owned = {
  email: string;
  accountId: string;
  addressId: string;
  cardId: string;
  order: { id: string; number: string; paymentId: string };
  subscription: { id: string; invoiceId: string };
  /** The open cart. */
  cart: { id: string; checkoutId: string; itemId: string };
  returnId: string;
  /** A saved hearing test, and the request body that saved it. */
  hearing: SavedResult;
  /** A file of a hearing test. */
  fileId: string;
};

type SavedResult = { id: string; body: { session_id: string } & Record<string, unknown> };

export type World = {
  origin: string;
  services: Services;
  owner: Person;
  other: Person;
  otherEmail: string;
  guest: Person;
  owned: Owned;
  /** Tokens for `X-Session` or `Bearer` of callers who are not a person of this world. */
  tokens: Record<'expired' | 'tampered' | StaffCaller, string>;
  /** Texts that occur only in the owner's data: no answer to anybody else may contain one. */
  secrets: readonly string[];
  /** Each of these creates one more record of the owner's: address, card, cart line, order, hearing result, file. */
  newAddress(): Promise<string>;
  newCard(): Promise<string>;
  newItem(): Promise<string>;
  newOrder(): Promise<{ id: string; number: string }>;
  newResult(): Promise<SavedResult>;
  newFile(): Promise<string>;
  /** Puts everything that a payment needs into the owner's cart; returns the cart's id. */
  fillCart(): Promise<string>;
  /** A new card token of the vault that no account has saved. */
  cardToken(): Promise<string>;
  productId(slug: string): Promise<string>;
};

const secret = {
  email: 'wilhelmina@example.ca',
  name: 'Wilhelmina Okonkwo',
  phone: '+1 403 555 0171',
  street: '93 Saskatoon Crescent',
  reason: 'They whistle at the theatre',
};

export const otherEmail = 'eve@example.ca';
export const password = 'correct horse';

const home = {
  name: secret.name,
  address1: secret.street,
  city: 'Calgary',
  state: 'AB',
  zip: 'T2P 1J9',
  country: 'CA',
};

const kit = { slug: 'dome-and-filter-kit', plan: 'every-3-months' };

type People = ReturnType<typeof shopPeople>;

/** A shop with an owner, who has one of everything, another customer, who has nothing, a guest, and staff. */
export async function createWorld(services: Services, origin: string): Promise<World> {
  const people = shopPeople({ serve: async () => origin });
  const [owner, other, guest] = await Promise.all([
    people.customer(secret.email),
    people.customer(otherEmail),
    people.person(),
  ]);
  const things = thingsOf(owner, people, origin);
  await guest.client.cart.addItem({ product_id: await things.productId('stream-line-tv') });
  const owned = await equip(owner, things, services);
  const { order, subscription, cart } = owned;
  return {
    ...things,
    origin,
    services,
    owner,
    other,
    otherEmail,
    guest,
    owned,
    tokens: await tokensOf(owner, people, services),
    secrets: [
      ...Object.values(secret),
      ...[order.number, order.paymentId, subscription.invoiceId, cart.checkoutId],
    ],
  };
}

function thingsOf(owner: Person, people: People, origin: string) {
  const { client } = owner;
  const productId = async (slug: string) => (await client.products.get(slug))?.id ?? '';
  const cardToken = async () => {
    return (await client.card.createToken(testCard)).token ?? '';
  };
  return {
    productId,
    cardToken,
    newAddress: async () => idOf(await client.account.createAddress(home)),
    newCard: async () => idOf(await client.account.createCard({ token: await cardToken() })),
    newItem: async () => {
      const product_id = await productId('pure-portable-charger');
      const cart: unknown = await client.cart.addItem({ product_id, quantity: 2 });
      return idOf(listIn(cart, 'items').at(-1));
    },
    newResult: async () => {
      const body = {
        result: aTestResult(),
        signs: ['pain'],
        email: secret.email,
        name: secret.name,
        session_id: randomUUID(),
        consent: true,
      };
      const answer = await fetch(`${origin}/api/hearing-results`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${owner.session()}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(body),
      });
      return { id: idOf(fieldOf(await answer.json(), 'result')), body };
    },
    newFile: async () => {
      const body = new FormData();
      body.set('file', new Blob(['Right ear, left ear']), 'test.txt');
      const headers = { Authorization: `Bearer ${owner.session()}` };
      const address = `${origin}/api/upload-hearing-test`;
      const answer = await fetch(address, { method: 'POST', headers, body });
      return idOf(await answer.json());
    },
    newOrder: () => people.order(owner, secret.email),
    fillCart: () => people.fillCart(owner, secret.email),
  };
}

async function equip(
  { client }: Person,
  things: ReturnType<typeof thingsOf>,
  services: Services,
): Promise<Owned> {
  const account = await client.account.update({
    name: secret.name,
    phone: secret.phone,
    metadata: { do_not_phone: true },
  });
  await client.cart.addItem({
    product_id: await things.productId(kit.slug),
    purchase_option: { type: 'subscription', plan_id: kit.plan },
  });
  await client.cart.update({
    shipping: { ...home, service: 'priority_shipping' },
    billing: { ...home, method: 'card', card: { token: await things.cardToken() } },
  } as Parameters<typeof client.cart.update>[0]);
  const order: unknown = await client.cart.submitOrder();
  const orderId = idOf(order);
  await deliver(orderId, services);
  const returnId = await requestReturn(orderId, services);
  const subscription = idOf(listIn(await client.subscriptions.list(), 'results')[0]);
  const [invoice] = await services.db.query<{ id: string }>('select id from invoices');
  const [payment] = await services.db.query<{ id: string }>(
    'select id from payments where order_id = $1',
    [orderId],
  );
  const itemId = await things.newItem();
  const cart: unknown = await client.cart.get();
  return {
    email: secret.email,
    accountId: idOf(account),
    addressId: await things.newAddress(),
    cardId: await things.newCard(),
    order: { id: orderId, number: textIn(order, 'number'), paymentId: payment?.id ?? '' },
    subscription: { id: subscription, invoiceId: invoice?.id ?? '' },
    cart: { id: idOf(cart), checkoutId: textIn(cart, 'checkout_id'), itemId },
    returnId,
    hearing: await things.newResult(),
    fileId: await things.newFile(),
  };
}

async function deliver(orderId: string, { commerce }: Services): Promise<void> {
  const parcel = { carrier: 'Canada Post', trackingCode: `CP-${orderId}`, trackingUrl: null };
  await commerce.fulfilment?.ship(orderId, parcel);
  const at = new Date().toISOString();
  await commerce.fulfilment?.track(parcel, { status: 'DELIVERED', at, place: 'Calgary' });
}

async function requestReturn(orderId: string, services: Services): Promise<string> {
  const order = await services.commerce.orders.findOrder(orderId);
  if (!order) throw new Error('The order that was just placed is gone');
  const days = services.config.shop.promises.trialDays;
  const clock = { state: 'running', days, startsOn: '', endsOn: '', daysLeft: days } as const;
  const outcome = await services.returns.request(order, clock, {
    mainReason: 'handling',
    reason: secret.reason,
    locale: order.displayLocale,
  });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.request.id;
}

async function tokensOf(
  owner: Person,
  people: People,
  services: Services,
): Promise<World['tokens']> {
  const expired = await people.person();
  await expired.client.account.login(secret.email, password);
  // Only the first part of a session id is stored (request-session.ts). Makes this session unused for eight days.
  const ended = await services.db.query(
    `update sessions set last_used_at = now() - interval '8 days' where $1 like id || '%' returning id`,
    [expired.session()],
  );
  if (ended.length !== 1) throw new Error('The session to expire was not found');
  const now = owner.session();
  return {
    expired: expired.session(),
    tampered: now.slice(0, -1) + (now.endsWith('A') ? 'Q' : 'A'),
    ...(await staffTokens(services)),
  };
}

/** A full login of each role, and one of the owner's with a password only. */
async function staffTokens({ staff }: Services): Promise<Record<StaffCaller, string>> {
  const { token: admin, password: known } = await wholeLogin(staff, 'olive', 'owner');
  const half = await staff.logIn({ name: 'olive', password: known });
  if (!half) throw new Error('The password of the owner is another one');
  const { token: clinician } = await wholeLogin(staff, 'clio', 'clinician');
  const { token: shop } = await wholeLogin(staff, 'sam', 'shop');
  const { token: editor } = await wholeLogin(staff, 'ed', 'editor');
  return { admin, half: half.token, clinician, shop, editor };
}

/** The shared password of this world's shop. */
export const adminPassword = 'word of the clinic';

function fieldOf(record: unknown, field: string): unknown {
  return typeof record === 'object' && record !== null ? Reflect.get(record, field) : undefined;
}

function textIn(record: unknown, field: string): string {
  const text = fieldOf(record, field);
  if (typeof text !== 'string') throw new Error(`No ${field} in ${JSON.stringify(record)}`);
  return text;
}

const idOf = (record: unknown) => textIn(record, 'id');

function listIn(record: unknown, field: string): unknown[] {
  const list = fieldOf(record, field);
  if (!Array.isArray(list)) throw new Error(`No ${field} in ${JSON.stringify(record)}`);
  return list;
}
