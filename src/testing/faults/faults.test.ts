import type { Order } from '@/domain/orders/order';
import { deleteFile } from '@/server/api/hearing/hearing-files';
import { externalHearingTest } from '@/server/api/hearing/external-hearing-test';
import { startHearingTest } from '@/server/api/hearing/hearing-orders';
import { hearingResults } from '@/server/api/hearing/hearing-results';
import { signReport } from '@/server/hearing-tests/external/external';
import { uploadKey } from '@/server/uploads/uploads';
import { aTestResult } from '@/testing/hearing';
import { badMoods, type Mood } from '@/testing/stand-ins/moody-server';
import { testShop } from '@/testing/shops/shop';
import { buyersOf, eventually, price, type Buyer } from './buyers';
import { hearingTestSecret, outsideWorld } from './outside-world';
import { requestsOf } from './requests';
import { wearersOf, type Wearer } from './wearers';

// Texts rest at night, but these tests run at any hour: each says when it is night.
const mockHours = { areQuiet: false };
jest.mock('@/domain/texts/quiet-hours', () => ({ isQuiet: () => mockHours.areQuiet }));
afterEach(() => void (mockHours.areQuiet = false));

const everyMood: readonly Mood[] = [...badMoods, 'answers lost'];

/**
 * `npm run test:faults` tries every mood. Other runs try the two most telling ones: a service that is gone, and one
 * that did the work but whose answer was lost.
 */
const moodsToTry = (moods: readonly Mood[]) =>
  process.env.EVERY_FAULT
    ? moods
    : moods.filter((mood) => mood === 'gone' || mood === 'answers lost');

/**
 * Puts each outside service into each bad mood in the middle of a purchase, in a shop that uses all of them. Each cell
 * states what the shopper sees meanwhile; afterwards the queue has caught up, and nothing was lost or done twice.
 */
const world = outsideWorld();
const shop = testShop({ settings: world.settings });
const { call, comeToPay, pay, failed, hasten, done, paymentIdOf, lettersTo } = buyersOf(
  shop,
  world,
);
afterAll(world.stop);

const bought: { order: Order; buyer: Buyer }[] = [];

const wearers = wearersOf(shop, world);
const ownersOfPhones: Wearer[] = [];

const { upload, filesOf, openFile, send, tell } = requestsOf(shop, call);

beforeAll(async () => {
  await shop.services.lifecycle.startWorkers();
  // Buys once first, so that all code is loaded before tests that depend on time.
  const order = await buy(await comeToPay());
  await done('send-order-confirmation', order.id);
  // Their numbers are proven by a text, so they come before the faults.
  while (ownersOfPhones.length < everyMood.length) ownersOfPhones.push(await wearers.withTexts());
});

async function buy(buyer: Buyer): Promise<Order> {
  const order = await pay(buyer);
  bought.push({ order, buyer });
  expect(order).toMatchObject({ isPaid: true, totals: { grandTotal: price } });
  return order;
}

/** Resolves when the mail server has taken a mail to the buyer, whatever it told the shop. */
const heardElsewhere = ({ email }: Buyer) =>
  eventually(async () => {
    await hasten('send-order-confirmation');
    return lettersTo(email).length > 0 || undefined;
  });

type Cell = {
  behave: (mood: Mood) => void;
  moods: readonly Mood[];
  /** What the buyer does during the fault. @returns what has to happen once the service is well again */
  meanwhile: (buyer: Buyer, mood: Mood) => Promise<() => Promise<void>>;
};

/** Services whose jobs a test waits for come first: the others leave jobs behind, which would be ahead in the queue. */
const services: Record<string, Cell> = {
  'the mail server': {
    behave: world.mail.behave,
    moods: everyMood,
    async meanwhile(buyer, mood) {
      const { id } = await buy(buyer);
      await failed('send-order-confirmation', id);
      const isUnheard = mood === 'answers lost';
      if (isUnheard) await heardElsewhere(buyer);
      else expect(lettersTo(buyer.email)).toEqual([]);
      return async () => {
        await done('send-order-confirmation', id);
        // If the server took the mail but its answer was lost, it gets the same mail again; a mailbox shows it once.
        const letters = lettersTo(buyer.email);
        expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(1);
        if (isUnheard) expect(letters.length).toBeGreaterThan(1);
      };
    },
  },

  Twilio: {
    behave: world.twilio.server.behave,
    moods: everyMood,
    async meanwhile(buyer) {
      const wearer = ownersOfPhones.pop();
      if (!wearer) throw new Error('Each mood needs a phone of its own');
      await wearers.queueStep(wearer, 'day_14');
      await failed('send-follow-up', wearer.id);
      await buy(buyer);
      return async () => {
        await done('send-follow-up', wearer.id);
        expect(wearers.stepsTo(wearer)).toHaveLength(1);
        // A mail would come instead only if the carrier refused.
        expect(lettersTo(wearer.email)).toEqual([]);
      };
    },
  },

  'the payment gateway, when the money is taken,': {
    behave: (mood) => world.gateway.behave(mood, /capture/),
    moods: everyMood,
    async meanwhile(buyer) {
      const payment = await paymentIdOf(await buy(buyer));
      await failed('settle-payment', payment);
      return () => done('settle-payment', payment).then(() => undefined);
    },
  },

  'the bucket of files': {
    behave: world.files.behave,
    moods: everyMood,
    async meanwhile(buyer) {
      const refused = await upload(buyer);
      expect(refused).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
      expect(refused.body.error?.message).toMatch(/^Our file storage does not answer just now/);
      expect(await filesOf(buyer)).toEqual([]);
      await buy(buyer);
      return async () => {
        const { body } = await upload(buyer);
        expect(await filesOf(buyer)).toMatchObject([{ id: body.id }]);
        expect(await openFile(buyer, body.id)).toBe(true);
      };
    },
  },

  Shippo: {
    behave: world.shippo.server.behave,
    moods: everyMood,
    async meanwhile(buyer) {
      const order = await buy(buyer);
      expect(await send(order)).toMatchObject({ ok: false, code: 'unavailable' });
      expect(await shop.services.commerce.orders.shipmentsOf(order.id)).toEqual([]);
      return async () => {
        expect(await send(order)).toMatchObject({ ok: true });
        const paid = world.shippo.labels.filter(
          ({ metadata, status }) =>
            metadata.startsWith(`order ${order.number},`) && status === 'SUCCESS',
        );
        expect(paid).toHaveLength(1);
        const [parcel] = await shop.services.commerce.orders.shipmentsOf(order.id);
        if (!parcel) throw new Error('The parcel is not there');
        const scan = { status: 'TRANSIT', at: new Date().toISOString(), place: null } as const;
        await shop.services.commerce.fulfilment?.track(parcel, scan);
        await done('send-order-shipped', order.id);
      };
    },
  },

  Sentry: {
    behave: world.sentry.behave,
    moods: ['silent', 'refusing', 'gone'],
    async meanwhile(buyer) {
      expect(await tell('It broke')).toBe(502);
      await buy(buyer);
      return async () => {
        const before = world.sentry.requests.length;
        expect(await tell('It broke')).toBe(200);
        expect(world.sentry.requests).toHaveLength(before + 1);
      };
    },
  },

  'the payment gateway, when the order is written,': {
    behave: (mood) => world.gateway.behave(mood, /GET \/v1\/payment_intents/),
    moods: badMoods,
    async meanwhile(buyer) {
      await expect(pay(buyer)).rejects.toMatchObject({
        status: 503,
        message: expect.stringContaining('does not answer just now'),
      });
      expect(await buyer.client.cart.get()).toMatchObject({ item_quantity: 1 });
      return async () => void (await buy(buyer));
    },
  },
};

describe.each(Object.entries(services))('%s', (_, { behave, moods, meanwhile }) => {
  afterEach(() => behave('well'));

  it.each(moodsToTry(moods))('is %s in the middle of a purchase', async (mood) => {
    const buyer = await comeToPay();
    behave(mood);
    const afterwards = await meanwhile(buyer, mood);
    behave('well');
    await afterwards();
  });
});

test('a file that is deleted while the bucket is gone is gone for its owner, and later from the bucket', async () => {
  const buyer = await comeToPay();
  const { body } = await upload(buyer);
  const { db, storage, jobs } = shop.services;
  world.files.behave('gone');
  const asked = { method: 'POST', body: { id: body.id } };
  expect(await call(deleteFile, buyer.session(), asked)).toMatchObject({ status: 503 });
  expect(await filesOf(buyer)).toEqual([]);
  await buy(buyer);
  world.files.behave('well');
  expect(await storage.get(uploadKey(body.id ?? ''))).not.toBeNull();
  await db.transaction((tx) => jobs.enqueue(tx, 'clean-up', {}));
  await done('clean-up', '{}');
  expect(await storage.get(uploadKey(body.id ?? ''))).toBeNull();
});

test('a test elsewhere that reports late, wrongly and twice is kept once, and holds no purchase up', async () => {
  const buyer = await comeToPay();
  const asked = { method: 'POST', body: { email: buyer.email, consent: true } };
  const { body: start } = await call(startHearingTest, buyer.session(), asked);
  await buy(buyer);
  const report = async (told: object) => {
    const body = JSON.stringify(told);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const answer = await fetch(await shop.serve(externalHearingTest), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Hearing-Test-Timestamp': timestamp,
        'X-Hearing-Test-Signature': signReport(body, timestamp, hearingTestSecret),
      },
      body,
    });
    return answer.status;
  };
  const told = { customer_id: start.session_id, result: aTestResult() };
  expect(await report({ object: 'teapot' })).toBe(400);
  expect(await report(told)).toBe(200);
  expect(await report(told)).toBe(200);
  expect((await call(hearingResults, buyer.session())).body.results).toHaveLength(1);
});

test('reports about texts that come twice, out of order or forged change nothing', async () => {
  const wearer = await wearers.withTexts();
  await wearers.queueStep(wearer, 'day_14');
  await done('send-follow-up', wearer.id);
  const [text] = wearers.stepsTo(wearer);
  const report = (status: string) => ({ MessageSid: text?.sid ?? '', MessageStatus: status });
  const stop = { MessageSid: 'SM1', From: wearer.phone, Body: 'STOP' };

  expect(await wearers.report(report('failed'), 'forged')).toBe(401);
  expect(await wearers.statusOf(wearer)).toBe('sent');
  expect(await wearers.report(report('delivered'))).toBe(200);
  expect(await wearers.report(report('delivered'))).toBe(200);
  expect(await wearers.report(report('sent'))).toBe(200);
  expect(await wearers.statusOf(wearer)).toBe('delivered');
  expect(await wearers.report({ MessageSid: 'SM_unknown', MessageStatus: 'failed' })).toBe(200);

  expect(await wearers.report(stop, 'forged')).toBe(401);
  expect(await wearers.choicesOf(wearer)).toEqual([true]);
  expect(await wearers.report(stop)).toBe(200);
  expect(await wearers.report(stop)).toBe(200);
  expect(await wearers.choicesOf(wearer)).toEqual([true, false]);

  // The next step comes by mail.
  await wearers.queueStep(wearer, 'day_30');
  await wearers.doneStep(wearer, 'day_30');
  expect(wearers.stepsTo(wearer)).toHaveLength(1);
  expect(lettersTo(wearer.email)).toHaveLength(1);
});

test('a text whose answer is lost is the only message of its day, also when the next try comes at night', async () => {
  const [found, reported] = [await wearers.withTexts(), await wearers.withTexts()];
  const twilio = world.twilio.server;
  twilio.behave('answers lost');
  for (const wearer of [found, reported]) {
    await wearers.queueStep(wearer, 'day_14');
    await failed('send-follow-up', wearer.id);
    expect(wearers.stepsTo(wearer)).toHaveLength(1);
  }
  // Twilio reports it before the shop has learned its name.
  const [text] = wearers.stepsTo(reported);
  const report = { MessageSid: text?.sid ?? '', MessageStatus: 'delivered' };
  expect(await wearers.report(report, 'forged')).toBe(401);
  expect(await wearers.statusOf(reported)).toBe('tried');
  expect(await wearers.report(report)).toBe(200);
  expect(await wearers.statusOf(reported)).toBe('delivered');

  mockHours.areQuiet = true;
  twilio.behave('well');
  for (const wearer of [found, reported]) {
    await done('send-follow-up', wearer.id);
    expect(wearers.stepsTo(wearer)).toHaveLength(1);
    expect(lettersTo(wearer.email)).toEqual([]);
  }
  expect(await wearers.statusOf(found)).toBe('sent');
  expect(await wearers.statusOf(reported)).toBe('delivered');
});

test('a process that starts while Strapi is gone shows the texts of the shop, and sells', async () => {
  world.strapi.server.behave('gone');
  await shop.restart();
  await shop.services.lifecycle.startWorkers();
  const articles = await shop.services.editorial.articles();
  expect(articles.length).toBeGreaterThan(2);
  await buy(await comeToPay());
  world.strapi.server.behave('well');
});

test('in the end each purchase has one order, one payment that was taken once, and one confirmation', async () => {
  expect(bought.length).toBeGreaterThan(0);
  for (const { order, buyer } of bought) {
    const payment = await paymentIdOf(order);
    await done('settle-payment', payment);
    await done('send-order-confirmation', order.id);
    const confirmations = lettersTo(buyer.email).filter(
      ({ subject }) => subject === `Your order ${order.number}`,
    );
    expect(confirmations.length).toBeGreaterThan(0);
    expect(new Set(confirmations.map(({ messageId }) => messageId)).size).toBe(1);
    expect(world.gateway.intents.get(buyer.intentId)).toMatchObject({
      ...{ status: 'succeeded', amount: price, refunded: 0 },
    });
  }
  expect(world.gateway.taken()).toBe(bought.length * price);
  expect(world.gateway.held()).toBe(0);
});
