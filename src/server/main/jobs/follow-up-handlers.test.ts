import { defaultShopFacts } from '@/domain/shop/shop-facts';
import type { FollowUp } from '@/server/follow-ups/follow-ups';
import type { Mail } from '@/server/mail/port';
import { createCircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import { createCustomerTexts, type CustomerTexts } from '@/server/texts/sent-texts';
import { createTextNumbers, type TextNumbers } from '@/server/texts/text-numbers';
import type { Texts } from '@/server/texts/port';
import { createTwilioTexts } from '@/server/texts/twilio/twilio-texts';
import { calgaryOrder } from '@/testing/order';
import { testDatabases } from '@/testing/shops/database';
import { testSealer } from '@/testing/shops/engine';
import { useStandIn } from '@/testing/stand-ins/moody-server';
import {
  createTwilioStandIn,
  signedByTwilio,
  twilioAccount,
} from '@/testing/stand-ins/twilio-stand-in';
import { followUpHandlers } from './follow-up-handlers';

const mockHours = { areQuiet: false };
jest.mock('@/domain/texts/quiet-hours', () => ({ isQuiet: () => mockHours.areQuiet }));

const minuteMs = 60 * 1000;
const phone = '+14035550142';
const owner = {
  accountId: calgaryOrder.account.id,
  email: 'ada@example.ca',
  locale: 'en-US',
} as const;
const followUp: FollowUp = {
  order: calgaryOrder,
  deliveredAt: '2026-11-02T20:00:00.000Z',
  timeZone: 'America/Edmonton',
  trial: {
    ...{ state: 'running', days: 60, daysLeft: 46 },
    ...{ startsOn: '2026-11-02', endsOn: '2027-01-01' },
  },
  stopCode: 'stop',
};

describe.each(testDatabases())('the text or the mail of a day on $kind', ({ use }) => {
  const shop = use();
  let now: Date;
  const clock = () => now;
  const twilio = useStandIn(() => createTwilioStandIn(clock));
  /** The key of each mail that was tried. */
  const mails: string[] = [];
  let areMailAnswersLost: boolean;
  let gateway: Texts;
  let numbers: TextNumbers;
  let customerTexts: CustomerTexts;

  const mail: Mail = {
    adapter: 'outbox',
    async send(message) {
      mails.push(message.key);
      if (areMailAnswersLost) throw new Error('Nobody knows whether it went');
    },
  };

  beforeEach(async () => {
    now = new Date('2026-11-09T16:00:00.000Z');
    mockHours.areQuiet = false;
    areMailAnswersLost = false;
    mails.splice(0);
    gateway = createTwilioTexts({
      settings: { ...twilioAccount, apiUrl: twilio.current.server.url },
      // One that never rests, as after the half minute between two tries.
      circuitBreakers: createCircuitBreakers(() => now.getTime()),
      reportUrl: 'https://shop.example/api/webhooks/texts/twilio',
      timeoutMs: 2_000,
    });
    const shared = { db: shop.db, sealer: testSealer, texts: gateway, now: clock };
    numbers = createTextNumbers({ ...shared, emailOf: async () => owner.email });
    customerTexts = createCustomerTexts({ ...shared, numbers });
    await numbers.ask(owner, phone, (code) => code);
    expect(await numbers.confirm(owner, twilio.current.messages[0]?.body ?? '')).toBe(true);
  });

  /** A try of the job, some minutes after the one before. */
  async function tryJob(afterMinutes = 0): Promise<void> {
    now = new Date(now.getTime() + afterMinutes * minuteMs);
    const handlers = followUpHandlers({
      config: { siteUrl: 'https://shop.example', shop: defaultShopFacts },
      followUps: { open: async () => followUp, queueDue: async () => undefined },
      customerTexts,
      reviews: { invite: async () => null },
      mail,
    });
    await handlers['send-follow-up']({ orderId: calgaryOrder.id, kind: 'day_7' });
  }
  const texts = () => twilio.current.messages.filter(({ body }) => !/^\d+$/.test(body));
  /** The gateway reports to the address that came with the text. */
  async function report(status: string): Promise<void> {
    const [text] = texts();
    if (!text) throw new Error('No text was taken');
    const fields = { MessageSid: text.sid, MessageStatus: status };
    const { signature } = signedByTwilio(text.statusCallback, fields);
    const read = gateway.reports?.read({
      ...{ fields: new Map(Object.entries(fields)), signature },
      query: new URL(text.statusCallback).search.slice(1),
    });
    if (!read || read === 'unknown') throw new Error('The report was not believed');
    await customerTexts.take(read);
  }
  /** The gateway takes the text, its answer is lost, and the next try falls into the night. */
  async function loseAnswer(): Promise<void> {
    twilio.current.server.behave('answers lost');
    await expect(tryJob()).rejects.toThrow();
    expect(texts()).toHaveLength(1);
    twilio.current.server.behave('well');
    mockHours.areQuiet = true;
  }

  test('a text whose answer was lost before the night is found: no mail goes', async () => {
    await loseAnswer();
    await tryJob(1);
    await tryJob(60);
    expect(mails).toEqual([]);
    expect(texts()).toHaveLength(1);
  });

  test('nor does one when its reader ended the texts meanwhile', async () => {
    await loseAnswer();
    mockHours.areQuiet = false;
    await numbers.leave(owner);
    await tryJob(1);
    expect(mails).toEqual([]);
  });

  test('a mail that may have gone out at night is not followed by a text in the morning', async () => {
    mockHours.areQuiet = true;
    areMailAnswersLost = true;
    await expect(tryJob()).rejects.toThrow();
    mockHours.areQuiet = false;
    areMailAnswersLost = false;
    await tryJob(30);
    expect(texts()).toEqual([]);
    expect(new Set(mails).size).toBe(1);
  });

  test('a text that was certainly not taken becomes a mail as soon as it is night', async () => {
    twilio.current.server.behave('gone');
    await expect(tryJob()).rejects.toThrow();
    mockHours.areQuiet = true;
    await tryJob(1);
    expect(mails).toHaveLength(1);
  });

  test.each([
    ['by night it becomes a mail', true],
    ['by day it is sent again', false],
  ])('what may have been taken waits while the list may be late; then %s', async (_, isNight) => {
    await loseAnswer();
    mockHours.areQuiet = isNight;
    twilio.current.hideMessages();
    await expect(tryJob(1)).rejects.toThrow('not known');
    await expect(tryJob(28)).rejects.toThrow('not known');
    expect([texts().length, mails.length]).toEqual([1, 0]);
    await tryJob(1);
    expect([texts().length, mails.length]).toEqual(isNight ? [1, 1] : [2, 0]);
  });

  test('a report settles it while the list is late', async () => {
    await loseAnswer();
    twilio.current.hideMessages();
    await expect(tryJob(10)).rejects.toThrow('not known');
    await report('sent');
    await tryJob(60);
    expect(mails).toEqual([]);
    expect(texts()).toHaveLength(1);
  });

  test('a report that it failed lets the mail go', async () => {
    await loseAnswer();
    await report('failed');
    await tryJob(1);
    expect(mails).toHaveLength(1);
  });

  test('what cannot be handed over by day for hours becomes a mail', async () => {
    twilio.current.server.behave('gone');
    for (const minutes of [0, 1, 60, 120]) await expect(tryJob(minutes)).rejects.toThrow();
    await tryJob(60);
    expect(mails).toHaveLength(1);
    twilio.current.server.behave('well');
    await tryJob(1);
    expect(texts()).toEqual([]);
  });

  test('a gateway that stays away for hours does not keep the day’s message back for good', async () => {
    await loseAnswer();
    twilio.current.server.behave('gone');
    for (const minutes of [1, 60, 120]) await expect(tryJob(minutes)).rejects.toThrow();
    expect(mails).toEqual([]);
    await tryJob(90);
    expect(mails).toHaveLength(1);
    mockHours.areQuiet = false;
    twilio.current.server.behave('well');
    await tryJob(1);
    expect(texts()).toHaveLength(1);
  });
});
