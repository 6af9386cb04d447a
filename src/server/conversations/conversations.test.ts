import { cleanUp } from '@/server/jobs/clean-up';
import { createSealer } from '@/server/sealing';
import { visitOf } from '@/server/visits/ownership';
import { testDatabases } from '@/testing/database';
import { prepareTestJobs } from '@/testing/engine';
import { createConversationHolding } from './conversation-holding';
import { createConversations, type Conversations } from './conversations';

const sealer = createSealer(['c3'.repeat(32)]);
const ada = { accountId: null, visit: visitOf('a') };
const locale = 'en-US';
const say = (text: string, email: string | null = null) => ({ text, email, locale });

describe.each(testDatabases())('conversations on $kind', ({ use }) => {
  const shop = use(prepareTestJobs);
  let now = new Date('2026-11-23T16:00:00Z');
  let room: Conversations;
  beforeEach(async () => {
    now = new Date('2026-11-23T16:00:00Z');
    room = createConversations({
      db: shop.db,
      jobs: {
        enqueue: async (tx, name, payload) => {
          await tx.query('insert into test_jobs (name, payload) values ($1, $2)', [name, payload]);
        },
      },
      sealer,
      now: () => now,
    });
  });
  const jobs = async () =>
    (await shop.db.query<{ name: string }>('select name from test_jobs')).map(({ name }) => name);
  const only = async () => {
    const { results } = await room.page({ page: 1, pageSize: 25 });
    return results[0]?.id ?? '';
  };

  test('a letter waits for our staff, lies sealed, and the clinic is told', async () => {
    const message = 'My left ear whistles';
    await room.writeLetter({ name: ' Ada ', email: 'Ada@Example.ca', message, locale });
    expect(await room.find(await only())).toMatchObject({
      kind: 'letter',
      name: 'Ada',
      email: 'ada@example.ca',
      status: 'waiting',
      messages: [{ author: 'visitor', text: message, at: now.toISOString() }],
    });
    expect(await jobs()).toEqual(['send-message-to-clinic']);
    const rows = await shop.db.query(
      'select * from conversations, conversation_messages where conversation_id = conversations.id',
    );
    expect(JSON.stringify(rows)).not.toMatch(/whistles|"Ada/);
  });

  test('a chat belongs to its visit, and the clinic is told once until it has answered', async () => {
    await room.say(ada, say('Hello'));
    await room.say(ada, say('Anybody?', 'ada@example.ca'));
    expect(await jobs()).toEqual(['send-message-to-clinic']);
    expect(await room.chatOf({ accountId: null, visit: visitOf('b') })).toEqual({
      messages: [],
      email: null,
    });
    expect(await room.answer(await only(), 'Yes')).toMatchObject({ ok: true });
    const { messages } = await room.say(ada, say('Good'));
    expect(messages.map(({ author, text }) => [author, text])).toEqual([
      ['visitor', 'Hello'],
      ['visitor', 'Anybody?'],
      ['staff', 'Yes'],
      ['visitor', 'Good'],
    ]);
    expect(await jobs()).toEqual([
      'send-message-to-clinic',
      'send-message-answer',
      'send-message-to-clinic',
    ]);
  });

  test('an answer goes by mail only where there is an address', async () => {
    await room.say(ada, say('Hello'));
    await room.answer(await only(), 'Yes');
    expect(await jobs()).toEqual(['send-message-to-clinic']);
    expect(await room.answer('made-up', 'Yes')).toEqual({
      ok: false,
      code: 'conversation_not_found',
    });
  });

  test('what waits stands before what is newer', async () => {
    await room.say(ada, say('Hello'));
    now = new Date('2026-11-23T17:00:00Z');
    await room.writeLetter({ name: 'Bo', email: 'bo@example.ca', message: 'Hi', locale });
    const letter = await only();
    await room.answer(letter, 'Hi Bo');
    const { count, results } = await room.page({ page: 1, pageSize: 25 });
    expect({ count, kinds: results.map(({ kind }) => kind) }).toEqual({
      count: 2,
      kinds: ['chat', 'letter'],
    });
  });

  test('nobody gets a chat by typing her address; it goes with the account, or after two years', async () => {
    await room.say({ accountId: 'ada', visit: ada.visit }, say('Hello', 'ada@example.ca'));
    const eve = { accountId: 'eve', email: 'ada@example.ca', isEmailProven: false };
    const owner = { ...eve, accountId: 'ada' };
    const holding = createConversationHolding({ sealer });
    expect(await room.chatOf({ accountId: 'eve', visit: ada.visit })).toMatchObject({
      messages: [],
    });
    expect(await holding.export(shop.db, eve)).toEqual([]);
    expect(await holding.export(shop.db, owner)).toMatchObject([{ messages: [{ text: 'Hello' }] }]);

    await shop.db.transaction((tx) => holding.erase(tx, eve, now));
    expect(await only()).not.toBe('');
    await cleanUp(shop.db, new Date('2028-11-20T00:00:00Z'));
    expect(await only()).not.toBe('');
    await shop.db.transaction((tx) => holding.erase(tx, owner, now));
    expect(await shop.db.query('select 1 from conversation_messages')).toEqual([]);
    await room.say(ada, say('Hello'));
    await cleanUp(shop.db, new Date('2028-11-24T00:00:00Z'));
    expect(await only()).toBe('');
  });
});
