import { bookableSlots, clinicWeek } from '@/domain/consultations/booking';
import { createJobQueue } from '@/server/jobs/queue';
import { createLog } from '@/server/log/log';
import { testDatabases } from '@/testing/shops/database';
import { testSealer } from '@/testing/shops/engine';
import { createBookings } from './bookings';
import { createCallCalendar } from './calendar';
import { createConsultationPersonalData } from './consultation-personal-data';
import { createConsultationRequests } from './requests';

// Saturday noon in Calgary.
const saturday = new Date('2026-11-21T19:00:00.000Z');
const monday = '2026-11-23T15:30:00.000Z';
const tuesday = '2026-11-24T18:15:00.000Z';
const hour = 60 * 60 * 1000;

const asked = {
  name: ' Margaret ',
  email: 'Margaret@Example.ca',
  phone: '403 555 0118',
  locale: 'en-US',
  way: 'phone',
  hasCompanion: true,
  timeZone: 'America/Toronto',
  start: monday,
} as const;

const subject = { accountId: 'none', email: 'margaret@example.ca', isEmailProven: true };

describe.each(testDatabases())('booked calls on $kind', ({ kind, use }) => {
  const shop = use();
  let at = saturday;
  const now = () => at;
  const jobs = () => createJobQueue({ db: shop.db, log: createLog({ logLevel: 'silent' }) });
  const bookings = () => createBookings({ db: shop.db, jobs: jobs(), sealer: testSealer, now });

  const calendar = (moment = at) => createCallCalendar({ db: shop.db, now: () => moment });

  beforeEach(() => {
    at = saturday;
  });

  async function queued() {
    const rows = await shop.db.query<{ data: { news: string; to: string; revision: number } }>(
      `select data from pgboss.job where name = 'send-booking-news' order by data ->> 'revision'`,
    );
    return rows.map(({ data: { news, to, revision } }) => `${revision} ${news} ${to}`).sort();
  }

  async function booked(more: object = {}) {
    const outcome = await bookings().book({ ...asked, ...more });
    if (!outcome.ok) throw new Error(outcome.code);
    return outcome.booking;
  }

  test('thirty people on one time: one has it, and one is written to', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        bookings().book({ ...asked, email: `person-${index}@example.ca` }),
      ),
    );
    const refused = outcomes.filter((outcome) => !outcome.ok);
    expect(refused).toHaveLength(29);
    expect(new Set(refused.map((outcome) => !outcome.ok && outcome.code))).toEqual(
      new Set(['slot_taken']),
    );
    const rows = await shop.db.query('select 1 from consultation_bookings');
    expect(rows).toHaveLength(1);
    expect(await queued()).toEqual(['0 booked clinic', '0 booked person']);
  });

  describe('more than two open calls', () => {
    const times = ['2026-11-23T15:30:00.000Z', '2026-11-23T15:45:00.000Z', tuesday] as const;
    const needsClick = { ok: false, code: 'needs_click' };
    const someone = (index: number) => `person-${index}@example.ca`;

    async function question(): Promise<string> {
      const rows = await shop.db.query<{ data: { sealedCall: string } }>(
        `select data from pgboss.job where name = 'send-booking-question'`,
      );
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toMatch(/Margaret|example\.ca/i);
      return rows[0]?.data.sealedCall ?? '';
    }

    test('of one address need a click in a mail, and hold no time before it', async () => {
      for (const start of times.slice(0, 2)) await booked({ start });
      expect(await bookings().book({ ...asked, start: tuesday })).toEqual(needsClick);
      expect(await bookings().freeSlots()).toContain(tuesday);
      expect(await bookings().book({ ...asked, email: someone(1), start: tuesday })).toMatchObject({
        ok: true,
      });
      expect(await bookings().confirm(await question())).toMatchObject({ code: 'slot_taken' });
    });

    test('of one network need it too, under whatever addresses; a click books once', async () => {
      const from = (index: number, network: string) =>
        bookings().book(
          { ...asked, email: someone(index), start: times[index] ?? tuesday },
          undefined,
          network,
        );
      expect(await from(0, '203.0.113.0/24')).toMatchObject({ ok: true });
      expect(await from(1, '203.0.113.0/24')).toMatchObject({ ok: true });
      expect(await from(2, '203.0.113.0/24')).toEqual(needsClick);
      const link = await question();
      const clicked = await bookings().confirm(link);
      expect(clicked).toMatchObject({ ok: true, booking: { start: tuesday, email: someone(2) } });
      expect(await bookings().confirm(link)).toEqual(clicked);
      const rows = await shop.db.query('select b::text as text from consultation_bookings b');
      expect(rows).toHaveLength(3);
      expect(JSON.stringify(rows)).not.toContain('203.0.113');
    });

    test('a call that was cancelled or is over counts no more, and neither does another network', async () => {
      const first = await booked({ start: times[0] });
      await booked({ start: times[1] });
      await bookings().cancel('code', first.code);
      await booked({ start: tuesday });
      at = new Date('2026-11-26T19:00:00.000Z');
      await booked({ start: '2026-11-27T18:15:00.000Z' });
    });

    test('a link that was changed or is a day old books nothing', async () => {
      for (const start of times.slice(0, 2)) await booked({ start });
      await bookings().book({ ...asked, start: '2026-11-25T18:15:00.000Z' });
      const link = await question();
      const unknown = { ok: false, code: 'booking_not_found' };
      expect(await bookings().confirm(`${link.slice(0, -8)}AAAAAAAA`)).toEqual(unknown);
      at = new Date(saturday.getTime() + 25 * hour);
      expect(await bookings().confirm(link)).toEqual(unknown);
    });

    test('ten at once from one address: two are booked', async () => {
      const monday9 = Date.parse(monday);
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          bookings().book({
            ...asked,
            start: new Date(monday9 + (index * hour) / 4).toISOString(),
          }),
        ),
      );
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2);
    });
  });

  test('a time that was taken is offered to nobody, and to everybody once it was given back', async () => {
    expect(await bookings().freeSlots()).toContain(monday);
    const { code } = await booked();
    expect(await bookings().freeSlots()).not.toContain(monday);
    expect(await bookings().cancel('code', code)).toMatchObject({ ok: true });
    expect(await bookings().cancel('code', code)).toMatchObject({ ok: true });
    expect(await bookings().freeSlots()).toContain(monday);
    expect(await booked({ email: 'other@example.ca' })).toMatchObject({ start: monday });
    expect((await queued()).filter((line) => line.startsWith('1'))).toEqual([
      '1 canceled clinic',
      '1 canceled person',
    ]);
  });

  test('two calls that move to one time: one gets there, the other stays where it was', async () => {
    const first = await booked();
    const second = await booked({ start: '2026-11-23T16:00:00.000Z' });
    const outcomes = await Promise.all(
      [first, second].map(({ code }) => bookings().move(code, tuesday)),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, code: 'slot_taken' });
    const starts = await shop.db.query<{ start: string }>(
      'select starts_at as start from consultation_bookings order by 1',
    );
    expect(starts).toHaveLength(2);
    expect(starts.at(-1)?.start).toBe(tuesday);
  });

  test('no other time than ours can be had, and nothing moves that is over or unknown', async () => {
    const refused = { ok: false, code: 'not_bookable' };
    expect(await bookings().book({ ...asked, start: '2026-11-23T15:35:00.000Z' })).toEqual(refused);
    expect(await bookings().book({ ...asked, start: '2026-11-22T15:30:00.000Z' })).toEqual(refused);
    const { code } = await booked();
    expect(await bookings().move(code, '2026-11-23T15:00:00.000Z')).toEqual(refused);
    expect(await bookings().move('unknown', tuesday)).toMatchObject({ code: 'booking_not_found' });
    at = new Date(Date.parse(monday) + hour);
    expect(await bookings().move(code, tuesday)).toEqual({ ok: false, code: 'booking_over' });
    expect(await bookings().cancel('code', code)).toEqual({ ok: false, code: 'booking_over' });
  });

  test('who booked early is reminded once, a day before, and again after a move', async () => {
    const { code } = await booked();
    await bookings().remind();
    expect((await queued()).filter((line) => line.includes('reminder'))).toEqual([]);
    at = new Date(Date.parse(monday) - 23 * hour);
    await Promise.all([bookings().remind(), bookings().remind()]);
    await bookings().remind();
    expect((await queued()).filter((line) => line.includes('reminder'))).toEqual([
      '0 reminder person',
    ]);
    expect(await bookings().move(code, '2026-11-25T18:15:00.000Z')).toMatchObject({ ok: true });
    at = new Date('2026-11-24T19:00:00.000Z');
    await bookings().remind();
    expect(await queued()).toContain('1 reminder person');
    // Within a day before the call, the booking's own mail is reminder enough.
    await booked({ start: '2026-11-25T15:30:00.000Z' });
    await bookings().remind();
    expect((await queued()).filter((line) => line === '0 reminder person')).toHaveLength(1);
  });

  test('calls of the account, and requests under its proven address, are given out and go with it', async () => {
    const requests = createConsultationRequests({ db: shop.db, jobs: jobs(), now });
    await requests.add({ ...asked, promo: 'standard', isPhoneUnwanted: false });
    const { id } = await booked();
    const { code } = await booked({ start: '2026-11-26T15:30:00.000Z' });
    await bookings().cancel('code', code);
    await booked({ email: 'other@example.ca', start: tuesday });
    await shop.db.query(`update consultation_bookings set account_id = $1 where email <> $2`, [
      subject.accountId,
      'other@example.ca',
    ]);
    const record = createConsultationPersonalData({ jobs: jobs() });
    const another = { ...subject, accountId: 'account_of_nobody', isEmailProven: false };
    expect(await record.export(shop.db, another)).toEqual({ requests: [], bookings: [] });
    expect(await record.export(shop.db, subject)).toEqual({
      requests: [expect.objectContaining({ name: 'Margaret', phone: '+14035550118' })],
      bookings: [
        expect.objectContaining({ status: 'canceled' }),
        expect.objectContaining({ start: monday, way: 'phone', hasCompanion: true }),
      ],
    });
    await shop.db.transaction((tx) => record.erase(tx, subject, saturday));
    // The clinic is told the time of the call that nobody will answer; nothing else of it is kept.
    const gone = await shop.db.query<{ data: unknown }>(
      `select data from pgboss.job where name = 'send-booking-gone'`,
    );
    expect(gone).toEqual([{ data: { bookingId: id, start: monday } }]);
    const all = { page: 1, pageSize: 10, search: '' };
    expect(await requests.page({ ...all, sort: '-asked', state: '' })).toMatchObject({ count: 0 });
    const { results: left } = await calendar().page({
      ...{ ...all, sort: '-start', when: '', status: '' },
    });
    expect(left.map(({ email }) => email)).toEqual(['other@example.ca']);
  });

  test.each(['marg', 'Ada@Exam', '+1 (403) 555-01', '403 555', '5550118', '0118'])(
    'our staff finds a call by the beginning of its name, address or number: %j',
    async (search) => {
      await booked({ name: 'Margaret Lee', email: 'ada@example.ca', phone: '+14035550118' });
      const asked = { page: 1, pageSize: 10, sort: '-start', when: '', status: '' };
      expect(await calendar().page({ ...asked, search })).toMatchObject({ count: 1 });
      expect(await calendar().page({ ...asked, search: 'somebody' })).toMatchObject({ count: 0 });
    },
  );

  test('our staff sees a week, and notes once what became of a call', async () => {
    const { id } = await booked();
    await booked({ email: 'other@example.ca', start: tuesday });
    const week = clinicWeek('2026-11-25');
    const calls = await calendar().between(week ?? { from: '', to: '' });
    expect(calls.map(({ start }) => start)).toEqual([monday, tuesday]);
    expect(await calendar().end(id, 'done', 'booked')).toEqual({
      ok: false,
      code: 'booking_to_come',
    });
    const later = calendar(new Date(Date.parse(monday) + 60_000));
    expect(await later.end(id, 'missed', 'booked')).toMatchObject({ ok: true });
    expect(await later.end(id, 'done', 'booked')).toEqual({ ok: false, code: 'booking_moved_on' });
    expect(await later.end(id, 'done', 'missed')).toMatchObject({
      ok: true,
      booking: { status: 'done' },
    });
  });

  test(`the calendar of ${kind} offers what the rules say`, async () => {
    expect(await bookings().freeSlots()).toEqual(
      bookableSlots(saturday).map((slot) => slot.toISOString()),
    );
  });
});
