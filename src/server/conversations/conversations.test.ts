import { cleanUp } from '@/server/main/jobs/clean-up';
import { createSealer } from '@/server/base/sealing';
import { visitOf } from '@/server/visits/ownership';
import { testDatabases } from '@/testing/shops/database';
import { prepareTestJobs } from '@/testing/shops/engine';
import { createConversationPersonalData } from './conversation-personal-data';
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
  const inbox = (asked: { sort?: string; search?: string; status?: string } = {}) =>
    room.page({
      page: 1,
      pageSize: 25,
      sort: 'waiting',
      search: '',
      status: '',
      kind: '',
      ...asked,
    });
  const only = async () => (await inbox()).results[0]?.id ?? '';
  /** The conversation as a staff member sees it who has just opened it. */
  const seen = async (id: string) => ({
    id,
    after: (await room.find(id))?.messages.at(-1)?.id ?? 'none',
  });
  const answer = async (id: string, text: string) => room.answer(await seen(id), text);

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
    expect(await answer(await only(), 'Yes')).toMatchObject({ ok: true });
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
    await answer(await only(), 'Yes');
    expect(await jobs()).toEqual(['send-message-to-clinic']);
    expect(await answer('made-up', 'Yes')).toEqual({
      ok: false,
      code: 'conversation_not_found',
    });
  });

  test('what waits stands before what is newer', async () => {
    await room.say(ada, say('Hello'));
    now = new Date('2026-11-23T17:00:00Z');
    await room.writeLetter({ name: 'Bo', email: 'bo@example.ca', message: 'Hi', locale });
    const letter = (await inbox({ search: 'bo@' })).results[0]?.id ?? '';
    await answer(letter, 'Hi Bo');
    const { count, results } = await inbox();
    expect({ count, kinds: results.map(({ kind }) => kind) }).toEqual({
      count: 2,
      kinds: ['chat', 'letter'],
    });
  });

  test('who waits longest comes first, since their first message that nobody answered', async () => {
    await room.say(ada, say('Hello'));
    now = new Date('2026-11-23T17:00:00Z');
    await room.say({ accountId: null, visit: visitOf('b') }, say('Hi'));
    await room.say(ada, say('Anybody?'));
    const { results } = await inbox();
    expect(results.map(({ waitingSince }) => waitingSince)).toEqual([
      '2026-11-23T16:00:00.000Z',
      '2026-11-23T17:00:00.000Z',
    ]);
    await answer(results[0]?.id ?? '', 'Yes');
    expect((await inbox({ status: 'answered' })).results).toMatchObject([
      { id: results[0]?.id, waitingSince: null },
    ]);
    expect((await inbox({ status: 'waiting' })).results).toMatchObject([{ id: results[1]?.id }]);
  });

  test('of two who answer at once one does; nobody answers past what was just written', async () => {
    await room.say(ada, say('Hello', 'ada@example.ca'));
    const first = await seen(await only());
    const both = await Promise.all([room.answer(first, 'One'), room.answer(first, 'Two')]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, code: 'conversation_moved_on' });
    expect((await room.find(first.id))?.messages).toHaveLength(2);
    expect((await jobs()).filter((name) => name === 'send-message-answer')).toHaveLength(1);

    const answered = await seen(first.id);
    await room.say(ada, say('Thanks'));
    expect(await room.settle(answered)).toMatchObject({ ok: false });
    expect(await room.settle(await seen(first.id))).toMatchObject({
      ok: true,
      conversation: { status: 'answered', waitingSince: null },
    });
  });

  test('a letter is found by the start of its address and by words of its sealed name', async () => {
    const message = 'Hi';
    await room.writeLetter({ name: 'Zoé O’Brien', email: 'zoe@example.ca', message, locale });
    await room.writeLetter({ name: 'Bo', email: 'bo@example.ca', message, locale });
    const found = async (search: string) =>
      (await inbox({ search })).results.map(({ email }) => email);
    expect(await found('ZOE@')).toEqual(['zoe@example.ca']);
    expect(await found('zoe')).toEqual(['zoe@example.ca']);
    expect(await found('brien o')).toEqual(['zoe@example.ca']);
    expect(await found('brie')).toEqual([]);
    expect(await found('%')).toEqual([]);
  });

  test('nobody gets a chat by typing an address; it goes with the account, or after two years', async () => {
    await room.say({ accountId: 'ada', visit: ada.visit }, say('Hello', 'ada@example.ca'));
    const eve = { accountId: 'eve', email: 'ada@example.ca', isEmailProven: false };
    const owner = { ...eve, accountId: 'ada' };
    const record = createConversationPersonalData({ sealer });
    expect(await room.chatOf({ accountId: 'eve', visit: ada.visit })).toMatchObject({
      messages: [],
    });
    expect(await record.export(shop.db, eve)).toEqual([]);
    expect(await record.export(shop.db, owner)).toMatchObject([{ messages: [{ text: 'Hello' }] }]);

    await shop.db.transaction((tx) => record.erase(tx, eve, now));
    expect(await only()).not.toBe('');
    await cleanUp(shop.db, new Date('2028-11-20T00:00:00Z'));
    expect(await only()).not.toBe('');
    await shop.db.transaction((tx) => record.erase(tx, owner, now));
    expect(await shop.db.query('select 1 from conversation_messages')).toEqual([]);
    await room.say(ada, say('Hello'));
    await cleanUp(shop.db, new Date('2028-11-24T00:00:00Z'));
    expect(await only()).toBe('');
  });
});
