import { createOutages } from '@/server/outages/outages';
import { openMailServer } from '@/testing/mail-server';
import { createSmtp } from './smtp';

const message = {
  key: 'order-confirmation-1',
  to: 'margaret@example.com',
  subject: 'Your order 1000042',
  html: '<p>Thank you</p>',
  text: 'Thank you',
};

async function listen(options: { isRefusing?: boolean } = {}) {
  const server = await openMailServer(options);
  return {
    ...server,
    mail: createSmtp({
      url: server.url,
      from: 'Boreal Hearing <orders@boreal.example>',
      outages: createOutages(),
    }),
  };
}

test('hands the message to the server', async () => {
  const { mail, received, close } = await listen();
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
  const { mail, received, close } = await listen();
  await mail.send(message);
  await mail.send(message);
  await mail.send({ ...message, key: 'order-confirmation-2' });
  await close();
  const [first, second, other] = received.map(({ messageId }) => messageId);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});

test('throws when the server refuses, so that the job is tried again', async () => {
  const { mail, close } = await listen({ isRefusing: true });
  await expect(mail.send(message)).rejects.toThrow('no such mailbox');
  await close();
});
