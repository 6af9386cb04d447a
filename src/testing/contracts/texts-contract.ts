import type { TextMessage, Texts } from '@/server/texts/port';
import type { Contract } from './contract';

type TextsWorld = {
  texts: Texts;
  /** What the carrier got. */
  arrived(): Promise<readonly { to: string; body: string }[]>;
};

export const textMessage: TextMessage = {
  key: 'follow-up-order_1-day_7',
  to: '+14035550142',
  body: 'Day 7: have tea with one person. Répondez ARRÊT pour cesser.',
  mark: 'mark-of-the-text',
  dueAt: new Date(),
};

/** What the shop relies on, with any sender of texts. */
export const textsContract: Contract<TextsWorld> = {
  'hands on the words and the number as they are': async ({ texts, arrived }) => {
    expect(await texts.send(textMessage)).toMatchObject({ ok: true });
    const { to, body } = textMessage;
    expect(await arrived()).toEqual([expect.objectContaining({ to, body })]);
  },

  'makes one text of one key, however often it is tried, if each try looks for it first': async ({
    texts,
    arrived,
  }) => {
    const tryIt = async (message: TextMessage) => {
      const reference = await texts.find(message);
      return reference === null ? texts.send(message) : { ok: true, reference };
    };
    const first = await tryIt(textMessage);
    expect(await tryIt(textMessage)).toEqual(first);
    await tryIt({ ...textMessage, key: 'follow-up-order_1-day_14', body: 'Two weeks' });
    expect(await arrived()).toHaveLength(2);
  },

  'names each text, so that a report finds it': async ({ texts }) => {
    const first = await texts.send(textMessage);
    const second = await texts.send({ ...textMessage, key: 'another', body: 'Another' });
    if (!first.ok || !second.ok) throw new Error('Not sent');
    expect(first.reference).not.toBe('');
    expect(first.reference).not.toBe(second.reference);
  },

  'finds a text again by what it was asked to send, and no other': async ({ texts }) => {
    const another = { ...textMessage, key: 'another', body: 'Another' };
    expect(await texts.find(textMessage)).toBeNull();
    const sent = await texts.send(textMessage);
    if (!sent.ok) throw new Error('Not sent');
    expect(await texts.find(textMessage)).toBe(sent.reference);
    expect(await texts.find(another)).toBeNull();
  },

  'writes to nobody but the one it was told': async ({ texts, arrived }) => {
    await texts.send({ ...textMessage, body: 'Hello\r\nTo: +14035550143&To=+14035550144' });
    expect((await arrived()).map(({ to }) => to)).toEqual([textMessage.to]);
  },
};
