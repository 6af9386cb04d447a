import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { simpleParser, type ParsedMail } from 'mailparser';
import { openMailServer } from '@/testing/stand-ins/mail-server';
import { createOutbox } from './outbox/outbox';
import type { MailMessage } from './port';
import { createCircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import { createSmtp } from './smtp/smtp';
import { composeSubscriptionConfirmation } from './subscription-confirmation';

const from = 'Boreal Hearing <orders@boreal.example>';
const subscriber = {
  id: 'subscriber_1',
  email: 'margaret@example.com',
  state: 'asked',
  locale: 'en-US',
  confirmationCode: 'confirm-code',
  unsubscribeCode: 'leave-code',
  askedBy: null,
  isAskerConfirmed: false,
  updatedAt: '2026-11-21T18:30:00.000Z',
} as const;
const settings = {
  siteUrl: 'https://shop.example',
  sellerAddress: 'Boreal Hearing, 12 Bow Trail, Calgary AB T2P 1J9',
};

async function throughOutbox(message: MailMessage): Promise<ParsedMail> {
  const folder = mkdtempSync(path.join(tmpdir(), 'boreal-outbox-'));
  try {
    await createOutbox({ folder, from }).send(message);
    const name = readdirSync(folder).find((file) => file.endsWith('.eml')) ?? '';
    return await simpleParser(readFileSync(path.join(folder, name)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function throughSmtp(message: MailMessage): Promise<ParsedMail> {
  const server = await openMailServer();
  await createSmtp({ url: server.url, from, circuitBreakers: createCircuitBreakers() }).send(
    message,
  );
  await server.close();
  const [mail] = server.received;
  if (!mail) throw new Error('No mail came');
  return mail;
}

test.each([
  ['the outbox', throughOutbox],
  ['SMTP', throughSmtp],
])('who gets news can leave by one click of a mail program, through %s', async (_way, deliver) => {
  const mail = await deliver(await composeSubscriptionConfirmation(subscriber, settings));
  const lines = Object.fromEntries(
    mail.headerLines.map(({ key, line }) => [key, line.replace(/\r?\n\s+/g, ' ')]),
  );
  expect(lines['list-unsubscribe']).toBe(
    'List-Unsubscribe: <https://shop.example/api/unsubscribe-email-with-code?code=leave-code>',
  );
  expect(lines['list-unsubscribe-post']).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('it says who sends it, where letters go, and how to stop', async () => {
  const { text, html } = await composeSubscriptionConfirmation(subscriber, settings);
  for (const words of [
    'Boreal Hearing',
    '12 Bow Trail',
    'https://shop.example/news#leave=leave-code',
  ]) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
});

test('who asks again gets another mail, who is sent the same again gets one', async () => {
  const first = await composeSubscriptionConfirmation(subscriber, settings);
  const again = await composeSubscriptionConfirmation(subscriber, settings);
  const later = await composeSubscriptionConfirmation(
    { ...subscriber, updatedAt: '2026-12-01T18:30:00.000Z' },
    settings,
  );
  expect(again.key).toBe(first.key);
  expect(later.key).not.toBe(first.key);
});
