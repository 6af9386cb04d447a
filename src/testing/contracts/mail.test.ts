import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { simpleParser } from 'mailparser';
import { createOutbox } from '@/server/mail/outbox/outbox';
import type { Mail } from '@/server/mail/port';
import { createSmtp } from '@/server/mail/smtp/smtp';
import { createCircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import { openMailServer } from '../stand-ins/mail-server';
import { brokenPromises, itKeeps } from './contract';
import { mailContract, mailMessage } from './mail-contract';

const from = 'Boreal Hearing <orders@boreal.example>';
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

function outboxWorld() {
  const folder = mkdtempSync(path.join(tmpdir(), 'boreal-outbox-'));
  closers.push(() => rmSync(folder, { recursive: true }));
  const files = () => readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return {
    mail: createOutbox({ folder, from }),
    arrived: () =>
      Promise.all(files().map((name) => simpleParser(readFileSync(path.join(folder, name))))),
  };
}

async function smtpWorld(options: { isRefusing?: boolean } = {}) {
  const server = await openMailServer(options);
  closers.push(server.close);
  const circuitBreakers = createCircuitBreakers();
  const mail = createSmtp({ url: server.url, from, circuitBreakers });
  return { mail, circuitBreakers, arrived: async () => server.received };
}

describe('mail in the outbox', () => itKeeps(mailContract, outboxWorld));

describe('mail by SMTP', () => {
  itKeeps(mailContract, smtpWorld);

  it('throws for an address that the server refuses, which shows that it works', async () => {
    const { mail, circuitBreakers } = await smtpWorld({ isRefusing: true });
    await expect(mail.send(mailMessage)).rejects.toThrow('no such mailbox');
    expect(circuitBreakers.health().get('mail')).toMatchObject({ lastFailure: null });
  });

  it('goes to another machine over TLS, or over an open line only where a setting allows it', async () => {
    // An unusual loopback address plays another machine.
    const server = await openMailServer({ host: '127.0.0.2' });
    closers.push(server.close);
    const told = { url: server.url, from, circuitBreakers: createCircuitBreakers() };
    await expect(createSmtp(told).send(mailMessage)).rejects.toThrow(/STARTTLS|TLS/);
    expect(server.received).toEqual([]);
    await createSmtp({ ...told, isPlainAllowed: true }).send(mailMessage);
    expect(server.received).toHaveLength(1);
  });

  /** What a server says on connection; null hangs up. */
  const troubles = {
    silent: '',
    refusing: '554 go away\r\n',
    nonsense: 'HTTP/1.1 200 OK\r\n\r\n',
    gone: null,
  };
  it.each(Object.entries(troubles))('throws in time for a server that is %s', async (_, said) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      if (said === null) socket.destroy();
      else socket.write(said);
      closers.push(() => socket.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    const circuitBreakers = createCircuitBreakers();
    const mail = createSmtp({
      url: `smtp://127.0.0.1:${port}`,
      from,
      circuitBreakers,
      timeoutMs: 300,
    });
    await expect(mail.send(mailMessage)).rejects.toThrow();
    expect(circuitBreakers.health().get('mail')?.lastFailure).not.toBeNull();
  });
});

/** Faulty adapters, and the promises that must catch each one. */
const lies: Record<string, { lie: (mail: Mail) => Partial<Mail>; caughtBy: RegExp }> = {
  'says yes and sends nothing': {
    lie: () => ({ send: async () => undefined }),
    caughtBy: /what it was given/,
  },
  'forgets the headers': {
    lie: (mail) => ({ send: (message) => mail.send({ ...message, headers: undefined }) }),
    caughtBy: /headers/,
  },
  'takes every try for another mail': {
    lie: (mail) => ({ send: (message) => mail.send({ ...message, key: String(Math.random()) }) }),
    caughtBy: /one mail of one key/,
  },
  'writes to whoever a subject names': {
    lie: (mail) => ({
      send: (message) => mail.send({ ...message, to: `${message.to}, eve@example.com` }),
    }),
    caughtBy: /second address/,
  },
};

describe('a liar is caught that', () => {
  it.each(Object.entries(lies))('%s', async (_, { lie, caughtBy }) => {
    const broken = await brokenPromises(mailContract, caughtBy, () => {
      const world = outboxWorld();
      return { ...world, mail: { ...world.mail, ...lie(world.mail) } };
    });
    expect(broken).not.toEqual([]);
  });
});
