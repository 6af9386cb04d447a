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
};

/** What the shop relies on, with any sender of texts. */
export const textsContract: Contract<TextsWorld> = {
  'hands on the words and the number as they are': async ({ texts, arrived }) => {
    expect(await texts.send(textMessage)).toMatchObject({ ok: true });
    const { to, body } = textMessage;
    expect(await arrived()).toEqual([expect.objectContaining({ to, body })]);
  },

  'makes one text of one key, however often it is tried': async ({ texts, arrived }) => {
    const first = await texts.send(textMessage);
    expect(await texts.send(textMessage)).toEqual(first);
    await texts.send({ ...textMessage, key: 'follow-up-order_1-day_14', body: 'Two weeks' });
    expect(await arrived()).toHaveLength(2);
  },

  'names each text, so that a report finds it': async ({ texts }) => {
    const first = await texts.send(textMessage);
    const second = await texts.send({ ...textMessage, key: 'another', body: 'Another' });
    if (!first.ok || !second.ok) throw new Error('Not sent');
    expect(first.reference).not.toBe('');
    expect(first.reference).not.toBe(second.reference);
  },

  'writes to nobody but the one it was told': async ({ texts, arrived }) => {
    await texts.send({ ...textMessage, body: 'Hello\r\nTo: +14035550143&To=+14035550144' });
    expect((await arrived()).map(({ to }) => to)).toEqual([textMessage.to]);
  },
};
