import type { ParsedMail } from 'mailparser';
import type { Mail, MailMessage } from '@/server/mail/port';
import type { Contract } from './contract';

type MailWorld = {
  mail: Mail;
  /** What the next mail system received, as a mail program would read it. */
  arrived(): Promise<readonly ParsedMail[]>;
};

export const mailMessage: MailMessage = {
  key: 'order-confirmation-1',
  to: 'margaret@example.com',
  subject: 'Your order 1000042',
  html: '<p>Thank you, Zoë</p>',
  text: 'Thank you, Zoë',
};

/** What the shop relies on, with any mail service. */
export const mailContract: Contract<MailWorld> = {
  'hands on what it was given, in our name': async ({ mail, arrived }) => {
    await mail.send(mailMessage);
    const [sent, ...more] = await arrived();
    expect(more).toEqual([]);
    expect(sent).toMatchObject({
      subject: mailMessage.subject,
      to: { text: mailMessage.to },
      from: { text: '"Boreal Hearing" <orders@boreal.example>' },
    });
    expect(sent?.text?.trim()).toBe(mailMessage.text);
    expect(sent?.html).toContain('Zoë');
  },

  'hands on headers too': async ({ mail, arrived }) => {
    const link = '<https://shop.example/api/unsubscribe-email-with-code?code=1>';
    await mail.send({ ...mailMessage, headers: { 'List-Unsubscribe': link } });
    const [sent] = await arrived();
    expect(sent?.headers.get('list')).toMatchObject({
      unsubscribe: { url: link.slice(1, -1) },
    });
  },

  'makes one mail of one key, however often it is tried': async ({ mail, arrived }) => {
    await mail.send(mailMessage);
    await mail.send(mailMessage);
    await mail.send({ ...mailMessage, key: 'order-confirmation-2' });
    expect(new Set((await arrived()).map(({ messageId }) => messageId)).size).toBe(2);
  },

  'writes to nobody that is hidden inside an address': async ({ mail, arrived }) => {
    for (const to of [
      'Prize <margaret@example.com>',
      'q1<margaret@example.com>',
      'group: margaret@example.com;',
      'eve@example.com, margaret@example.com',
    ]) {
      await mail.send({ ...mailMessage, key: to, to }).catch(() => undefined);
    }
    const reached = (await arrived())
      .flatMap(({ to }) => to ?? [])
      .flatMap(({ value }) => value.map(({ address }) => address));
    expect(reached).not.toContain('margaret@example.com');
    expect(reached).not.toContain('eve@example.com');
  },

  'takes no second address out of a subject': async ({ mail, arrived }) => {
    await mail.send({ ...mailMessage, subject: 'Hello\r\nBcc: eve@example.com' });
    const [sent] = await arrived();
    expect(sent?.bcc).toBeUndefined();
    expect(sent?.to).toMatchObject({ text: mailMessage.to });
  },
};
