import { setImmediate } from 'node:timers/promises';
import type { HttpAnswer, HttpApp } from '@/server/http/exchange';
import { braintreeCode } from './braintree/browser-code';
import { watchGateways } from './gateway-watch';
import { googlePayCode } from './google-pay/browser-code';
import { paypalCode } from './paypal/browser-code';
import { sezzleCode } from './sezzle/browser-code';

const minute = 60_000;

/** A store with changeable payment settings, and a record of its requests. */
function storeWith(first: unknown) {
  const asked: string[] = [];
  const store = { settings: first, status: 200 };
  const app: HttpApp = {
    async handle({ path, headers }): Promise<HttpAnswer> {
      asked.push(`${path} ${String(headers.authorization)}`);
      return { status: store.status, headers: {}, body: JSON.stringify(store.settings) };
    },
  };
  return { asked, store, app };
}

const codes = [paypalCode, braintreeCode, googlePayCode, sezzleCode];

const bySezzle = {
  sezzle: { id: 'sezzle', public_key: 'key_1' },
  klarna: null,
};

describe('whose code the ways to pay of a hosted store bring along', () => {
  let time = 0;
  const now = () => time;
  beforeEach(() => {
    time = 0;
  });

  test('is known from the settings that it publishes', async () => {
    const { asked, app } = storeWith(bySezzle);
    const usedCodes = watchGateways(app, 'pk_shop', codes, now);
    await setImmediate();
    expect(usedCodes()).toEqual([sezzleCode]);
    expect(asked).toEqual([`/settings/payments Basic ${btoa('pk_shop')}`]);
  });

  test.each([
    [{ paypal: { gateway: null } }, [paypalCode]],
    [{ paypal: { gateway: 'paypal_express' } }, [paypalCode]],
    [{ paypal: { gateway: 'braintree' } }, [paypalCode, braintreeCode]],
    [{ google: { gateway: 'braintree' } }, [braintreeCode, googlePayCode]],
    [{ google: { gateway: 'authorizenet' } }, [googlePayCode]],
    [{ sezzle: {} }, [sezzleCode]],
    [{ card: { gateway: 'braintree' }, ideal: { gateway: 'elsewhere' } }, []],
    [{ paypal: { gateway: 'embedded' }, google: { gateway: 'embedded' } }, []],
    [{ resolve: { gateway: 'braintree' } }, []],
    [{}, []],
    [null, []],
    ['no settings', []],
    [{ error: 'No' }, []],
  ])('of %j is theirs and no other', async (settings, used) => {
    const usedCodes = watchGateways(storeWith(settings).app, 'pk_shop', codes, now);
    await setImmediate();
    expect(usedCodes()).toEqual(used);
  });

  test('follows a change within a minute, and asks no more often', async () => {
    const { asked, app, store } = storeWith({});
    const usedCodes = watchGateways(app, 'pk_shop', codes, now);
    await setImmediate();
    store.settings = bySezzle;
    time = minute - 1;
    expect(usedCodes()).toEqual([]);
    expect(asked).toHaveLength(1);
    time = minute;
    usedCodes();
    await setImmediate();
    const first = usedCodes();
    expect(first).toEqual([sezzleCode]);
    time = 2 * minute;
    usedCodes();
    await setImmediate();
    expect(usedCodes()).toBe(first);
  });

  test('stays as it was while the store is away', async () => {
    const { app, store } = storeWith(bySezzle);
    const usedCodes = watchGateways(app, 'pk_shop', codes, now);
    await setImmediate();
    Object.assign(store, { status: 502, settings: { error: {} } });
    time = minute;
    usedCodes();
    await setImmediate();
    expect(usedCodes()).toEqual([sezzleCode]);
  });
});
