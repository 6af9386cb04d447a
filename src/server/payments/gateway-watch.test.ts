import { setImmediate } from 'node:timers/promises';
import type { HttpAnswer, HttpFace } from '@/server/http/exchange';
import { watchStripe } from './gateway-watch';

const minute = 60_000;

/** A store whose settings of payments can be changed, and what it was asked. */
function storeWith(first: unknown) {
  const asked: string[] = [];
  const store = { settings: first, status: 200 };
  const face: HttpFace = {
    async handle({ path, headers }): Promise<HttpAnswer> {
      asked.push(`${path} ${String(headers.authorization)}`);
      return { status: store.status, headers: {}, body: JSON.stringify(store.settings) };
    },
  };
  return { asked, store, face };
}

const byStripe = {
  card: { id: 'card', gateway: 'stripe', publishable_key: 'pk_test' },
  klarna: null,
};
const byOthers = { card: { gateway: 'braintree' }, paypal: { gateway: null }, amazon: {} };

describe('whether a hosted store takes payments through Stripe', () => {
  let time = 0;
  const now = () => time;
  beforeEach(() => {
    time = 0;
  });

  test('is known from the settings that it publishes', async () => {
    const { asked, face } = storeWith(byStripe);
    const usesStripe = watchStripe(face, 'pk_shop', now);
    await setImmediate();
    expect(usesStripe()).toBe(true);
    expect(asked).toEqual([`/settings/payments Basic ${btoa('pk_shop')}`]);
  });

  test.each([[byOthers], [{}], [null], ['no settings'], [{ error: 'No' }]])(
    'is not so with %j',
    async (settings) => {
      const usesStripe = watchStripe(storeWith(settings).face, 'pk_shop', now);
      await setImmediate();
      expect(usesStripe()).toBe(false);
    },
  );

  test('follows a change within a minute, and asks no more often', async () => {
    const { asked, face, store } = storeWith(byOthers);
    const usesStripe = watchStripe(face, 'pk_shop', now);
    await setImmediate();
    store.settings = byStripe;
    time = minute - 1;
    expect(usesStripe()).toBe(false);
    expect(asked).toHaveLength(1);
    time = minute;
    usesStripe();
    await setImmediate();
    expect(usesStripe()).toBe(true);
  });

  test('stays as it was while the store is away', async () => {
    const { face, store } = storeWith(byStripe);
    const usesStripe = watchStripe(face, 'pk_shop', now);
    await setImmediate();
    Object.assign(store, { status: 502, settings: { error: {} } });
    time = minute;
    usesStripe();
    await setImmediate();
    expect(usesStripe()).toBe(true);
  });
});
