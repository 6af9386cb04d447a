import { randomUUID } from 'node:crypto';
import type { SwellClient } from 'swell-js';
import type { Order } from '@/domain/orders/order';
import { shopPeople, type Person } from '../shops/shop-people';
import type { testShop } from '../shops/shop';
import type { OutsideWorld } from './outside-world';

/** Price of a standard charger, in cents. */
export const price = 14_900;

const home = {
  ...{ name: 'Ada Byron', address1: '12 Elm Street', city: 'Calgary', state: 'AB' },
  ...{ zip: 'T2P 1J9', country: 'CA', service: 'priority_shipping' },
};

export type Buyer = Person & { email: string; intentId: string };

/** Longest wait for work that is expected to finish. */
const patienceMs = 45_000;

/** @returns the first answer that is not undefined */
export async function eventually<T>(
  look: () => T | undefined | Promise<T | undefined>,
): Promise<T> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > until) throw new Error('It did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

type JobRow = { state: string; retries: number };

/** Purchases in a shop with an outside payment gateway, and the jobs that follow them. */
export function buyersOf(shop: ReturnType<typeof testShop>, world: OutsideWorld) {
  const people = shopPeople(shop);

  /** Fills in everything before `Pay now`: a charger, an address, and a card that has agreed to the price. */
  async function comeToPay(): Promise<Buyer> {
    const person = await people.person();
    const { client } = person;
    const email = `ada-${randomUUID()}@example.ca`;
    const { id = '' } = await client.products.get('standard-charger');
    await client.cart.addItem({ product_id: id, quantity: 1 });
    const token = world.gateway.typeCard('good');
    const intentId = await agreement(client, token);
    await client.cart.update({
      account: { email },
      shipping: home,
      billing: {
        method: 'card',
        card: { token },
        intent: { [world.gateway.name]: { id: intentId } },
      },
    } as Parameters<typeof client.cart.update>[0]);
    return { ...person, email, intentId };
  }

  async function agreement(client: SwellClient, token: string): Promise<string> {
    const intent = {
      ...{ payment_method: token, amount: price, currency: 'usd', capture_method: 'manual' },
    };
    const made = await client.payment.createIntent({ gateway: world.gateway.name, intent });
    const { id } = made as { id: string };
    world.gateway.confirmAsShopper(id);
    return id;
  }

  async function pay({ client }: Buyer): Promise<Order> {
    const { id = '' } = await client.cart.submitOrder();
    const order = await shop.services.commerce.orders.findOrder(id);
    if (!order) throw new Error('An order was acknowledged that is not there');
    return order;
  }

  const { call } = people;

  /** The only job of this kind whose data contain the value. */
  async function job(name: string, value: string): Promise<JobRow | undefined> {
    const [row] = await shop.services.db.query<JobRow>(
      `select state::text as state, retry_count as retries from pgboss.job
       where name = $1 and data::text like '%' || $2 || '%'`,
      [name, value],
    );
    return row;
  }

  /** Makes jobs that wait for their next try due now. */
  const hasten = (name: string) =>
    shop.services.db.query(
      `update pgboss.job set start_after = now() where name = $1 and state = 'retry'`,
      [name],
    );

  return {
    call,
    comeToPay,
    pay,
    /** Resolves when the job has failed and waits for its next try. */
    failed: (name: string, value: string) =>
      eventually(async () => ((await job(name, value))?.state === 'retry' ? true : undefined)),
    hasten,
    /** Resolves when the job is done; skips the wait between tries. */
    done: (name: string, value: string) =>
      eventually(async () => {
        await hasten(name);
        return (await job(name, value))?.state === 'completed' ? true : undefined;
      }),
    async paymentIdOf({ id }: Order): Promise<string> {
      const [payment, ...more] = await shop.services.db.query<{ id: string }>(
        'select id from payments where order_id = $1',
        [id],
      );
      if (!payment || more.length > 0) throw new Error('An order has one payment');
      return payment.id;
    },
    /** Mails to this address that the mail server has received. */
    lettersTo: (email: string) =>
      world.letters().filter(({ to }) => JSON.stringify(to).includes(email)),
  };
}
