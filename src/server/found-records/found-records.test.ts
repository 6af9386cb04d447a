import { randomUUID } from 'node:crypto';
import { newQuestionnaire } from '@/domain/hearing/questionnaire';
import { createBookings } from '@/server/consultations/bookings';
import { createConversations } from '@/server/conversations/conversations';
import { createMailingList } from '@/server/consents/mailing-list';
import { createUploadRows } from '@/server/uploads/upload-rows';
import { testDatabases } from '@/testing/shops/database';
import { taken, testSealer } from '@/testing/shops/engine';
import { useHearingShop, type Someone } from '@/testing/shops/hearing-shop';
import { createFoundRecords } from './found-records';

const email = 'ingrid@example.ca';
const now = new Date('2026-11-23T12:00:00.000Z');

const mine = { answer: 'mine', locale: 'fr-CA' } as const;
const notMine = { answer: 'not_mine', locale: 'fr-CA' } as const;

describe.each(testDatabases())('records found under a proven address on $kind', ({ use }) => {
  const shop = useHearingShop(use, now);
  const found = () => createFoundRecords({ db: shop.db, jobs: shop.jobs, now: () => now });
  const ledgerOf = (subject: Awaited<ReturnType<typeof ingrid>>['subject']) =>
    createMailingList({
      db: shop.db,
      jobs: shop.jobs,
      sealer: testSealer,
      now: () => now,
    }).historyOf(subject);

  /** A customer, with or without an address proven by a mailed link. */
  async function ingrid({ isEmailProven = true } = {}) {
    const someone = await shop.someone();
    const session = someone.request();
    const account = { email, password: 'tamarack-tree' };
    const { id } = taken(await shop.engine.accounts.create(session, account));
    const subject = { accountId: id, email, isEmailProven };
    return { subject, who: () => shop.visitorOf(session.id) };
  }

  /** One of every record that somebody who only typed the address can leave. */
  async function leaveEverything(guest: Someone): Promise<void> {
    const owner = await guest.who();
    const deps = { db: shop.db, jobs: shop.jobs, sealer: testSealer, now: () => now };
    await shop.keep(guest, email);
    await shop.hearing.profiles.waive(owner, { email, locale: 'en-US' });
    const { partOne, testPlan } = newQuestionnaire('');
    await shop.hearing.questionnaires.record({
      sessionId: randomUUID(),
      owner,
      locale: 'en-US',
      answers: { partOne: { ...partOne, personalDetails: { name: 'Eve', email } }, testPlan },
    });
    const rows = createUploadRows(testSealer);
    const id = randomUUID();
    const file = {
      id,
      name: 'a.pdf',
      extension: 'pdf',
      size: 9,
      orderId: null,
      locale: 'en-US',
      purpose: 'hearing_test',
    } as const;
    await rows.insert(shop.db, { ...file, ...owner, email, createdAt: now.toISOString() });
    await rows.keep(shop.db, id);
    const letter = { name: 'Eve', email, message: 'Whistles', locale: 'en-US' };
    await createConversations(deps).writeLetter(letter, owner);
    const bookings = createBookings(deps);
    const [start = ''] = await bookings.freeSlots();
    const call = { name: 'Eve', email, phone: '+1 403 555 0144', locale: 'en-US', start } as const;
    const outcome = await bookings.book(
      { ...call, way: 'phone', hasCompanion: false, timeZone: 'America/Edmonton' },
      owner,
    );
    expect(outcome.ok).toBe(true);
  }

  const kinds = ['booking', 'file', 'hearing_test', 'message', 'questionnaire', 'waiver'];

  test('its owner is told kind and date of each, once the address is proven, and owns none of it yet', async () => {
    const eve = await shop.someone();
    await leaveEverything(eve);
    const { subject, who } = await ingrid();
    expect(await found().of({ ...subject, isEmailProven: false })).toEqual([]);
    const records = await found().of(subject);
    expect(records.map(({ kind }) => kind).toSorted()).toEqual(kinds);
    expect(records[0]).toEqual({
      kind: expect.any(String),
      id: expect.any(String),
      at: '2026-11-23T12:00:00.000Z',
    });
    expect(await shop.hearing.results.ownedBy(await who())).toEqual([]);
    expect(await shop.hearing.questionnaires.ownedBy(await who())).toEqual([]);
    expect(await shop.hearing.uploads.ownedBy(await who())).toEqual([]);
    expect(await ledgerOf(subject)).toEqual([]);
    // The visit that made the record still has it.
    expect(await shop.ownIds(eve)).toHaveLength(1);
  });

  test('a yes moves it to the account, for good and with an entry in the ledger', async () => {
    const eve = await shop.someone();
    await leaveEverything(eve);
    const { subject, who } = await ingrid();
    for (const record of await found().of(subject)) {
      expect(await found().answer(subject, record, mine)).toBe(true);
      expect(await found().answer(subject, record, notMine)).toBe(false);
    }
    expect(await found().of(subject)).toEqual([]);
    expect(await shop.hearing.results.ownedBy(await who())).toHaveLength(1);
    expect(await shop.hearing.questionnaires.ownedBy(await who())).toHaveLength(1);
    expect(await shop.hearing.uploads.ownedBy(await who())).toHaveLength(1);
    expect(await shop.ownIds(eve)).toEqual([]);
    const said = (await ledgerOf(subject)).filter(({ purpose }) => purpose !== 'found_record');
    expect(said.map(({ purpose }) => purpose).toSorted()).toEqual([
      ...['hearing_follow_up', 'hearing_questionnaire', 'hearing_storage', 'hearing_waiver'],
    ]);
    expect(said.every(({ isGiven, provenBy }) => isGiven && provenBy === 'mailed_link')).toBe(true);
    expect(said.every(({ locale }) => locale === 'fr-CA')).toBe(true);
  });

  test('a no removes it for good, and the ledger keeps that it was refused', async () => {
    await leaveEverything(await shop.someone());
    const { subject } = await ingrid();
    for (const record of await found().of(subject)) {
      expect(await found().answer(subject, record, notMine)).toBe(true);
    }
    for (const table of [
      ...['hearing_results', 'hearing_waivers', 'questionnaires', 'conversations'],
      ...['consultation_bookings', `uploads where status = 'kept'`],
    ]) {
      expect({ table, rows: await shop.db.query(`select 1 from ${table}`) }).toEqual({
        table,
        rows: [],
      });
    }
    const said = await ledgerOf(subject);
    expect(said).toHaveLength(kinds.length + 4);
    expect(said.some(({ isGiven }) => isGiven)).toBe(false);
    const [gone] = await shop.db.query(`select 1 from test_jobs where name = 'send-booking-gone'`);
    expect(gone).toBeDefined();
  });

  test('nobody answers for an address that is not proven, not theirs, or about what an account owns', async () => {
    await shop.keep(await shop.someone(), email);
    const { subject, who } = await ingrid();
    const [record] = await found().of(subject);
    if (!record) throw new Error('Nothing was found');
    const strangers = [
      { ...subject, isEmailProven: false },
      { ...subject, email: 'eve@example.ca' },
    ];
    for (const stranger of strangers) {
      expect(await found().answer(stranger, record, mine)).toBe(false);
      expect(await found().answer(stranger, record, notMine)).toBe(false);
    }
    expect(await found().answer(subject, { ...record, kind: 'waiver' }, notMine)).toBe(false);
    const own = await shop.keep({ ...(await shop.someone()), who }, email);
    const named = { kind: 'hearing_test', id: own.id } as const;
    expect(await found().answer(subject, named, notMine)).toBe(false);
    expect((await shop.hearing.results.ownedBy(await who())).map(({ id }) => id)).toEqual([own.id]);
  });
});
