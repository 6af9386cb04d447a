import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { createSmtp } from './smtp';

const message = {
  key: 'order-confirmation-1',
  to: 'margaret@example.com',
  subject: 'Your order 1000042',
  html: '<p>Thank you</p>',
  text: 'Thank you',
};

async function listen(received: ParsedMail[], refuse = false) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, answer) => answer(refuse ? new Error('no such mailbox') : null),
    onData: (stream, _session, answer) => {
      simpleParser(stream).then((mail) => {
        received.push(mail);
        answer();
      }, answer);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    mail: createSmtp({
      url: `smtp://127.0.0.1:${port}`,
      from: 'Boreal Hearing <orders@boreal.example>',
    }),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

test('hands the message to the server', async () => {
  const received: ParsedMail[] = [];
  const { mail, close } = await listen(received);
  await mail.send(message);
  await close();
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    subject: message.subject,
    to: { text: message.to },
    from: { text: '"Boreal Hearing" <orders@boreal.example>' },
  });
  expect(received[0]?.text?.trim()).toBe(message.text);
});

test('two tries of one mail carry one message id', async () => {
  const received: ParsedMail[] = [];
  const { mail, close } = await listen(received);
  await mail.send(message);
  await mail.send(message);
  await mail.send({ ...message, key: 'order-confirmation-2' });
  await close();
  const [first, second, other] = received.map(({ messageId }) => messageId);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});

test('throws when the server refuses, so that the job is tried again', async () => {
  const { mail, close } = await listen([], true);
  await expect(mail.send(message)).rejects.toThrow('no such mailbox');
  await close();
});
