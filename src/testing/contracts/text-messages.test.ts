import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import { createOutboxTexts } from '@/server/texts/outbox/outbox-texts';
import type { Texts } from '@/server/texts/port';
import { createTwilioTexts } from '@/server/texts/twilio/twilio-texts';
import { badMoods, useStandIn } from '../stand-ins/moody-server';
import {
  createTwilioStandIn,
  landlineNumber,
  optedOutNumber,
  signedByTwilio,
  twilioAccount,
} from '../stand-ins/twilio-stand-in';
import { brokenPromises, itKeeps } from './contract';
import { textMessage, textsContract } from './texts-contract';

const closers: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

function outboxWorld() {
  const folder = mkdtempSync(path.join(tmpdir(), 'boreal-texts-'));
  closers.push(() => rmSync(folder, { recursive: true }));
  return {
    texts: createOutboxTexts({ folder }),
    arrived: async () =>
      readdirSync(folder).map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))),
  };
}

describe('texts in the outbox', () => itKeeps(textsContract, outboxWorld));

const reportUrl = 'https://shop.example/api/webhooks/texts/twilio';

describe('texts by Twilio', () => {
  const twilio = useStandIn(createTwilioStandIn);
  const circuitBreakers = () => createCircuitBreakers();
  const open = (timeoutMs = 2_000, breakers = circuitBreakers()) =>
    createTwilioTexts({
      settings: { ...twilioAccount, apiUrl: twilio.current.server.url },
      circuitBreakers: breakers,
      reportUrl,
      timeoutMs,
    });

  itKeeps(textsContract, () => ({
    texts: open(),
    arrived: async () => twilio.current.messages,
  }));

  it('asks for reports at our own address, which says which text they are about', async () => {
    await open().send({ ...textMessage, mark: 'v1.a&b' });
    await open().send({ ...textMessage, body: 'Your code is 123456', mark: null });
    expect(twilio.current.messages.map(({ statusCallback }) => statusCallback)).toEqual([
      `${reportUrl}?text=v1.a%26b`,
      reportUrl,
    ]);
  });

  it('tells a person who answered STOP from a number that takes no texts', async () => {
    const texts = open();
    expect(await texts.send({ ...textMessage, to: optedOutNumber })).toEqual({
      ...{ ok: false, code: 'opted_out' },
    });
    expect(await texts.send({ ...textMessage, to: landlineNumber })).toEqual({
      ...{ ok: false, code: 'refused' },
    });
  });

  it('takes a fault in our settings for no answer of anybody', async () => {
    const settings = { ...twilioAccount, from: '+15005550001', apiUrl: twilio.current.server.url };
    const texts = createTwilioTexts({ settings, circuitBreakers: circuitBreakers(), reportUrl });
    await expect(texts.send(textMessage)).rejects.toThrow('refused');
  });

  it('finds a text whose answer was lost', async () => {
    const { server, messages } = twilio.current;
    server.behave('answers lost');
    await expect(open().send(textMessage)).rejects.toThrow();
    server.behave('well');
    expect(await open().find(textMessage)).toBe(messages[0]?.sid);
    expect(messages).toHaveLength(1);
  });

  it('finds it for as long as it may take, and nothing that failed or is older', async () => {
    const { messages } = twilio.current;
    const { reference = null } = { reference: null, ...(await open().send(textMessage)) };
    const [sent] = messages;
    if (!sent) throw new Error('Not sent');
    sent.date_created = 'Mon, 09 Nov 2026 16:00:00 +0000';
    const dueAt = (time: string) => ({ ...textMessage, dueAt: new Date(time) });
    expect(await open().find(dueAt('2026-11-09T15:59:59Z'))).toBe(reference);
    expect(await open().find(dueAt('2026-11-09T18:00:00Z'))).toBeNull();
    for (const status of ['failed', 'undelivered', 'canceled']) {
      sent.status = status;
      expect(await open().find(dueAt('2026-11-09T15:59:59Z'))).toBeNull();
    }
  });

  it('does not take a refusal of the list for an empty one', async () => {
    const apiUrl = `${twilio.current.server.url}/elsewhere`;
    const settings = { ...twilioAccount, apiUrl };
    const texts = createTwilioTexts({ settings, circuitBreakers: circuitBreakers(), reportUrl });
    await expect(texts.find(textMessage)).rejects.toThrow();
  });

  it.each(badMoods)('throws in time for a service that is %s', async (mood) => {
    twilio.current.server.behave(mood);
    const breakers = circuitBreakers();
    await expect(open(300, breakers).send(textMessage)).rejects.toThrow();
    await expect(open(300, breakers).find(textMessage)).rejects.toThrow();
    expect(breakers.health().get('textMessages')?.lastFailure).not.toBeNull();
  });

  describe('a report', () => {
    const read = (
      fields: Readonly<Record<string, string>>,
      {
        url = reportUrl,
        query = '',
        more = {},
        signature,
      }: { url?: string; query?: string; more?: object; signature?: string } = {},
    ) => {
      const signed = signedByTwilio(url, fields);
      return open().reports?.read({
        fields: new Map(Object.entries({ ...fields, ...more })),
        query,
        signature: signature ?? signed.signature,
      });
    };

    it('is believed when it is signed', () => {
      expect(read({ MessageSid: 'SM1', MessageStatus: 'delivered', To: '+1' })).toEqual({
        ...{ kind: 'status', reference: 'SM1', mark: null, status: 'delivered' },
      });
      expect(read({ MessageSid: 'SM2', From: '+14035550142', Body: 'ARRÊT' })).toEqual({
        ...{ kind: 'answer', from: '+14035550142', body: 'ARRÊT' },
      });
      expect(read({ MessageSid: 'SM3', MessageStatus: 'queued' })).toBe('unknown');
    });

    it('says which text it is about, by the address that we gave', () => {
      const fields = { MessageSid: 'SM1', MessageStatus: 'delivered' };
      const [query, another] = ['text=v1.a%26b', 'text=v1.b'];
      expect(read(fields, { url: `${reportUrl}?${query}`, query })).toMatchObject({
        mark: 'v1.a&b',
      });
      expect(read(fields, { url: `${reportUrl}?${query}`, query: another })).toBeNull();
      expect(read(fields, { url: `${reportUrl}?${query}` })).toBeNull();
      expect(read(fields, { query })).toBeNull();
    });

    it('is refused with another address, field or signature', () => {
      const fields = { MessageSid: 'SM1', MessageStatus: 'delivered' };
      expect(read(fields, { url: 'https://evil.example/' })).toBeNull();
      expect(read(fields, { more: { MessageStatus: 'failed' } })).toBeNull();
      expect(read(fields, { signature: 'AAAA' })).toBeNull();
      expect(open().reports?.read({ fields: new Map(), query: '', signature: null })).toBeNull();
    });

    it('is answered without a text, or with words that cannot break out', () => {
      const answer = (words: string | null) => open().reports?.answer(words).body;
      expect(answer(null)).toContain('<Response></Response>');
      expect(answer('a </Message><b>')).toContain(
        '<Message>a &#60;/Message&#62;&#60;b&#62;</Message>',
      );
    });
  });

  it('signs as the documentation of Twilio does', () => {
    // The example of twilio.com/docs/usage/security, "Validating Signatures from Twilio".
    const form = {
      CallSid: 'CA1234567890ABCDE',
      Caller: '+14158675309',
      Digits: '1234',
      From: '+14158675309',
      To: '+18005551212',
    };
    const texts = createTwilioTexts({
      settings: { ...twilioAccount, authToken: '12345', apiUrl: twilio.current.server.url },
      circuitBreakers: circuitBreakers(),
      reportUrl: 'https://mycompany.com/myapp.php',
    });
    const fields = new Map(Object.entries(form));
    const signature = 'RSOYDt4T1cUTdK1PDd93/VVr8B8=';
    const call = { fields, query: 'foo=1&bar=2', signature };
    expect(texts.reports?.read(call)).toBe('unknown');
  });
});

/** Faulty adapters, and the promises that must catch each one. */
const lies: Record<string, { lie: (texts: Texts) => Partial<Texts>; caughtBy: RegExp }> = {
  'says yes and sends nothing': {
    lie: () => ({ send: async () => ({ ok: true, reference: 'none' }) }),
    caughtBy: /words and the number/,
  },
  'drops the accents': {
    lie: (texts) => ({
      send: (message) =>
        texts.send({ ...message, body: message.body.normalize('NFD').replace(/[^ -~]/g, '') }),
    }),
    caughtBy: /words and the number/,
  },
  'takes every try for another text': {
    lie: (texts) => ({
      send: (message) => texts.send({ ...message, key: String(Math.random()) }),
    }),
    caughtBy: /one text of one key/,
  },
  'has one name for all texts': {
    lie: (texts) => ({
      send: async (message) => {
        await texts.send(message);
        return { ok: true, reference: 'text' };
      },
    }),
    caughtBy: /names each text/,
  },
  'finds what was never sent': {
    lie: () => ({ find: async () => 'text' }),
    caughtBy: /finds a text again/,
  },
  'finds nothing again': {
    lie: () => ({ find: async () => null }),
    caughtBy: /finds a text again/,
  },
  'takes any text for the one': {
    lie: (texts) => ({
      find: async (message) => {
        const found = await texts.find(textMessage);
        return found && message.to === textMessage.to ? found : null;
      },
    }),
    caughtBy: /finds a text again/,
  },
  'sends a copy to whoever the words name': {
    lie: (texts) => ({
      send: async (message) => {
        const other = /To[:=] ?(\+\d+)/.exec(message.body)?.[1];
        if (other) await texts.send({ ...message, key: `${message.key}-copy`, to: other });
        return texts.send(message);
      },
    }),
    caughtBy: /nobody but/,
  },
};

describe('a liar is caught that', () => {
  it.each(Object.entries(lies))('%s', async (_, { lie, caughtBy }) => {
    const broken = await brokenPromises(textsContract, caughtBy, () => {
      const world = outboxWorld();
      return { ...world, texts: { ...world.texts, ...lie(world.texts) } };
    });
    expect(broken).not.toEqual([]);
  });
});
