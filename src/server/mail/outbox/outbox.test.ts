import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createOutbox } from './outbox';

const message = {
  key: 'order-confirmation-1',
  to: 'margaret@example.com',
  subject: 'Your order 1000042',
  html: '<p>Thank you, Zoë</p>',
  text: 'Thank you, Zoë',
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'boreal-outbox-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const outbox = (now = new Date('2026-11-21T18:30:00.000Z')) =>
  createOutbox({ folder, from: 'Boreal Hearing <orders@boreal.example>', now: () => now });

const mails = () => readdirSync(folder).filter((name) => /^[^.].*\.(eml|json)$/.test(name));

/** Lists the folder at each turn of the event loop, to collect every file name that another reader could see. */
function watchListings(): { stop: () => string[] } {
  const names = new Set<string>();
  const look = () => readdirSync(folder).forEach((name) => names.add(name));
  let turn = setImmediate(lookAgain);
  function lookAgain() {
    look();
    turn = setImmediate(lookAgain);
  }
  return {
    stop() {
      clearImmediate(turn);
      // The last name may have come after the last turn.
      look();
      return [...names];
    },
  };
}

const file = (extension: string) => {
  const names = readdirSync(folder).filter((name) => name.endsWith(extension));
  expect(names).toHaveLength(1);
  return path.join(folder, names[0] ?? '');
};

test('writes its parts beside it', async () => {
  await outbox().send(message);
  expect(JSON.parse(readFileSync(file('.json'), 'utf8'))).toEqual({
    to: message.to,
    subject: message.subject,
    html: message.html,
    text: message.text,
    date: '2026-11-21T18:30:00.000Z',
  });
});

test('the same message a second time is not a second mail', async () => {
  await outbox().send(message);
  await outbox().send(message);
  await outbox().send({ ...message, key: 'order-confirmation-2' });
  expect(mails()).toHaveLength(4);
});

test('a message that was cut off is finished under the name it had', async () => {
  await outbox().send(message);
  const before = mails();
  rmSync(file('.json'));
  await outbox(new Date('2026-11-21T18:31:00.000Z')).send(message);
  expect(mails()).toEqual(before);
});

test('a note of the first try that was cut off is written anew', async () => {
  await outbox().send(message);
  const tries = path.join(folder, '.tries');
  for (const name of readdirSync(tries)) writeFileSync(path.join(tries, name), '');
  rmSync(file('.json'));
  rmSync(file('.eml'));
  await outbox(new Date('2026-11-21T18:31:00.000Z')).send(message);
  expect(file('.json')).toContain('2026-11-21T18-31-00-000Z');
});

test('whatever is called a mail is whole, also while it is being written', async () => {
  const listings = watchListings();
  for (let mail = 0; mail < 50; mail += 1) {
    await outbox().send({ ...message, key: `order-confirmation-${mail}` });
  }
  const seen = listings.stop();
  expect(seen.filter((name) => name.endsWith('.draft'))).not.toEqual([]);
  expect(new Set(seen.filter((name) => /\.(eml|json)$/.test(name)))).toEqual(new Set(mails()));
});

test('only the owner may read it', async () => {
  await outbox().send(message);
  expect(statSync(file('.eml')).mode & 0o077).toBe(0);
});

test('mails from before a time are removed, with the notes of their tries', async () => {
  await outbox().send(message);
  const hour = 60 * 60 * 1000;
  await outbox().removeBefore?.(new Date(Date.now() - hour));
  expect(mails()).toHaveLength(2);
  await outbox().removeBefore?.(new Date(Date.now() + hour));
  expect(mails()).toEqual([]);
  expect(readdirSync(path.join(folder, '.tries'))).toEqual([]);
  rmSync(folder, { recursive: true });
  await outbox().removeBefore?.(new Date());
  await outbox().send(message);
});
