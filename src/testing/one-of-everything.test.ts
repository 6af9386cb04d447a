import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { newQuestionnaire } from '@/domain/questionnaire';
import { openStorage } from '@/server/open-adapters';
import { createOutages } from '@/server/outages/outages';
import { cleanUpUploads } from '@/server/uploads/clean-up-uploads';
import { createWorld, adminPassword, password, type World } from '@/testing/access-matrix/world';
import { loadApi } from '@/testing/api-server';
import { testShop } from '@/testing/shop';
import { SoftAuthenticator } from '@/testing/soft-authenticator';

const twoDaysMs = 2 * 24 * 60 * 60 * 1000;

const shop = testShop({ settings: { ADMIN_PASSWORD: adminPassword } });
let server: Server;
let world: World;

beforeAll(async () => {
  const api = await loadApi();
  server = createServer((request, response) => void api(request, response));
  // A busy machine rests longer between two calls than a server waits by itself.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  world = await createWorld(shop.services, `http://127.0.0.1:${port}`);
}, 120_000);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Words of hers that stand in nothing else of this shop. */
const words = {
  letter: 'My left aid sings at night',
  chat: 'Does the charger like the cold',
  caller: 'Wilhelmina from the lake',
  answer: 'wilhelmina-questionnaire',
};

async function tell(address: string, body: object): Promise<unknown> {
  const answer = await fetch(world.origin + address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${world.owner.session()}`,
    },
    body: JSON.stringify(body),
  });
  expect({ address, status: answer.status }).toEqual({ address, status: 200 });
  return answer.json();
}

async function addPasskey(): Promise<void> {
  const device = new SoftAuthenticator(shop.services.config.siteUrl);
  const asked = (await tell('/api/passkeys/creation', {})) as { challenge: string };
  await tell('/api/passkeys', { created: device.create(asked.challenge) });
}

/** Beyond an account with everything a customer has: whatever else she can leave with us. */
async function leaveTheRest(): Promise<void> {
  const { owned, services } = world;
  const { email } = owned;
  const me = { name: words.caller, email, phone: '+1 403 555 0144' };
  const { partOne, testPlan } = newQuestionnaire('q'.repeat(30));
  const [start] = await services.consultations.bookings.freeSlots();
  await tell('/api/customer-data', { name: words.caller, email, message: words.letter });
  await tell('/api/chat-messages', { text: words.chat });
  await tell('/api/consultation-subscription', me);
  await tell('/api/consultation-booking', {
    ...me,
    start,
    way: 'phone',
    has_companion: false,
    time_zone: 'America/Edmonton',
  });
  await tell('/api/subscribe', { email });
  await addPasskey();
  await tell('/api/hearing-waiver', { email, order_id: owned.order.id, accepted: true });
  await tell('/api/questionnaire', {
    session_id: 'q'.repeat(30),
    consent: true,
    partOne: { ...partOne, personalDetails: { name: words.answer, email } },
    testPlan,
  });
  await services.db.query('update accounts set email_proven_at = now() where id = $1', [
    owned.accountId,
  ]);
}

/** Tables whose rows the page about privacy keeps after an account, for the law or for proof. */
function keptTables(): Set<string> {
  const page = readFileSync('docs/privacy.md', 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)` *\|[^|]*\|([^|]*)\|/gm)];
  const isKept = /as (?:the |an )?orders?|tax law|asked for proof|6 years|90 days, clean-up$/;
  return new Set(
    rows.flatMap(([, name = '', how = '']) => (isKept.test(how.trim()) ? [name] : [])),
  );
}

/** Every table with a row that tells of her. */
async function tablesThatTell(): Promise<string[]> {
  const { db } = world.services;
  const tables = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const told = [...world.secrets, ...Object.values(words), world.owned.accountId];
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await db.query<{ text: string | null }>(
      `select string_agg(t::text, ' ') as text from "${name}" t`,
    );
    if (told.some((word) => row?.text?.includes(word))) found.push(name);
  }
  return found.toSorted();
}

const filesOf = () => {
  const folder = path.join(world.services.config.dataDir, 'uploads');
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
};

test('who left one of everything downloads it all, and deletes it all but what the law keeps', async () => {
  await leaveTheRest();
  const headers = { Authorization: `Bearer ${world.owner.session()}` };
  const download = await fetch(`${world.origin}/api/privacy/export`, { headers });
  const { data }: { data: Record<string, unknown> } = await download.json();
  const empty = Object.entries(data).filter(([, held]) => Array.isArray(held) && held.length === 0);
  // Our staff has not looked at anything yet.
  expect(
    empty.map(([name]) => name).filter((name) => name !== 'audit' && name !== 'mails'),
  ).toEqual([]);
  const text = JSON.stringify(data);
  for (const word of [...Object.values(words), 'They whistle at the theatre', world.owned.fileId]) {
    expect({ word, isThere: text.includes(word) }).toEqual({ word, isThere: true });
  }
  expect(data).toMatchObject({
    hearing: { results: [expect.objectContaining({ signs: ['pain'] })] },
  });

  expect(filesOf().length).toBeGreaterThan(0);
  const before = await tablesThatTell();
  expect(before).toEqual(expect.arrayContaining(['accounts', 'carts', 'consultation_bookings']));
  await tell('/api/privacy/delete-account', { password });

  const kept = keptTables();
  expect((await tablesThatTell()).filter((name) => !kept.has(name))).toEqual([]);
  // What the hourly clean-up does with files.
  const storage = await openStorage(world.services.config, createOutages());
  await cleanUpUploads({ db: world.services.db, storage }, new Date(Date.now() + twoDaysMs));
  expect(filesOf()).toEqual([]);
}, 120_000);
