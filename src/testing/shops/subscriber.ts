import { priorityShippingId } from '@/domain/orders/shipping';
import { createEngine } from '@/server/commerce/embedded/create-engine';
import type { RequestSession } from '@/server/commerce/embedded/engine';
import type { Database } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import { createSandboxGateway } from '@/server/payments/sandbox/sandbox-gateway';
import { createVault } from '@/server/payments/sandbox/vault';
import { productId, taken, testSealer } from './engine';

export type TestClock = { now: () => Date; set(time: string): void };

/** A clock that a test sets; it does not run by itself. */
export function createTestClock(start: string): TestClock {
  let time = new Date(start);
  return {
    now: () => time,
    set: (next) => {
      time = new Date(next);
    },
  };
}

/** An engine on the real sandbox gateway that uses a test's clock. */
export function createClockedEngine(db: Database, jobs: Jobs, clock: TestClock) {
  const { payments } = createSandboxGateway({
    db,
    log: { info: () => undefined, error: () => undefined },
  });
  const engine = createEngine({
    db,
    payments,
    jobs,
    sealer: testSealer,
    sessionSecret: 'test secret',
    now: clock.now,
  });
  const vault = createVault({ db });

  /** A vault token for a card that works in 2040. */
  async function cardToken(number: string): Promise<string> {
    const made = await vault.createToken({ number, expMonth: '12', expYear: '2040', cvc: '123' });
    if (!made.ok) throw new Error(made.message);
    return made.card.token;
  }

  /** A logged-in customer who buys these products on plans, in one order. */
  async function customer(email: string) {
    let id: string | undefined;
    const request = (): RequestSession => {
      const session = engine.sessions.open({ session: id });
      id = session.id;
      return session;
    };
    const session = request();
    const account = taken(
      await engine.accounts.create(session, { email, password: 'hearing-well' }),
    );
    id = session.id;
    return {
      request,
      accountId: account.id,
      async subscribe(
        plans: readonly { slug: string; planId: string; quantity?: number }[],
        { cardNumber = '4242424242424242' } = {},
      ) {
        for (const { slug, planId, quantity } of plans) {
          taken(
            await engine.carts.addItem(request(), {
              productId: await productId(engine, slug),
              purchaseOption: { type: 'subscription', planId },
              quantity,
            }),
          );
        }
        const token = await cardToken(cardNumber);
        taken(
          await engine.carts.update(request(), {
            account: { email },
            shipping: {
              country: 'CA',
              state: 'AB',
              address1: '12 Bow Trail',
              service: priorityShippingId,
            },
            billing: { method: 'card', card: { token }, name: 'Ada Byron' },
          }),
        );
        return taken(await engine.orders.submit(request()));
      },
    };
  }

  return { engine, customer, cardToken };
}
