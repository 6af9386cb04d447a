import { answerApi } from '@/testing/shops/api-server';
import { shopPeople } from '@/testing/shops/shop-people';
import { testShop } from '@/testing/shops/shop';
import { consultationBooking, consultationBookingCancel } from '../consultations/consultation';
import { loginLink } from './login-link';
import { subscribe } from '../consultations/mailing';

const shop = testShop({ settings: { TRUSTED_PROXIES: '127.0.0.1' } });
const { customer } = shopPeople(shop);
const [here, there] = ['192.0.2.1', '198.51.100.7'];

beforeEach(() => shop.services.db.query('delete from rate_limits'));

type Call = { method?: string; path?: string; body: object; from?: string; session?: string };

/** One request from a client, as our own proxy tells it. */
async function ask(handler: Parameters<typeof shop.serve>[0], call: Call) {
  const { method = 'POST', path = '/', body, from = here, session } = call;
  const answer = await fetch((await shop.serve(handler)) + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': from,
      ...(session !== undefined && { 'X-Session': session }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function statuses(times: number, once: (index: number) => Promise<{ status: number }>) {
  const seen: number[] = [];
  for (let index = 0; index < times; index += 1) seen.push((await once(index)).status);
  return seen;
}

const tenThenNone = [...Array.from({ length: 10 }, () => 200), 429];

describe('mails in our name to one mailbox', () => {
  it('are counted when an account is opened, plus signs or not', async () => {
    const seen = await statuses(11, (index) =>
      ask(answerApi, { path: '/api/account', body: { email: `ada+${index}@example.ca` } }),
    );
    expect(seen).toEqual(tenThenNone);
  });

  it('are counted when a password is changed', async () => {
    const ada = await customer('own-words@example.ca');
    await shop.services.db.query('delete from rate_limits');
    const seen = await statuses(11, (index) =>
      ask(answerApi, {
        method: 'PUT',
        path: '/api/account',
        body: { password: `correct horse ${index}`, current_password: oldWord(index) },
        session: ada.session(),
      }),
    );
    expect(seen).toEqual(tenThenNone);
  });

  it('are counted when an account goes to another address', async () => {
    const ada = await customer('moving@example.ca');
    await shop.services.db.query('delete from rate_limits');
    const seen = await statuses(11, (index) =>
      ask(answerApi, {
        method: 'PUT',
        path: '/api/account',
        body: { email: `moved+${index}@example.ca`, current_password: 'correct horse' },
        session: ada.session(),
      }),
    );
    expect(seen).toEqual(tenThenNone);
  });

  it('are counted when a call is moved and cancelled by its code', async () => {
    const [start = '', other = ''] = await shop.services.consultations.bookings.freeSlots();
    const outcome = await shop.services.consultations.bookings.book({
      name: 'Iris',
      email: 'iris@example.ca',
      phone: '+1 403 555 0144',
      start,
      way: 'phone',
      hasCompanion: false,
      timeZone: 'America/Toronto',
      locale: 'en-US',
    });
    if (!outcome.ok) throw new Error(outcome.code);
    const { code } = outcome.booking;
    const seen = await statuses(11, (index) =>
      ask(consultationBooking, {
        method: 'PUT',
        body: { code, start: index % 2 === 0 ? other : start },
      }),
    );
    expect(seen).toEqual(tenThenNone);
    expect((await ask(consultationBookingCancel, { body: { code } })).status).toBe(429);
    expect((await ask(consultationBookingCancel, { body: { code }, from: there })).status).toBe(
      200,
    );
  });

  it('about news leave the links to log in alone', async () => {
    const email = 'reader@example.ca';
    expect(await statuses(11, () => ask(subscribe, { body: { email } }))).toEqual(tenThenNone);
    expect((await ask(loginLink, { body: { email } })).status).toBe(200);
    const recovery = { path: '/api/account/recover', body: { email } };
    expect((await ask(answerApi, recovery)).status).toBe(200);
  });

  it('that one machine asked for keep nobody else from having theirs', async () => {
    const email = 'away@example.ca';
    expect(await statuses(40, () => ask(loginLink, { body: { email } }))).toContain(429);
    expect((await ask(loginLink, { body: { email }, from: there })).status).toBe(200);
  });

  it('are limited for many machines too', async () => {
    const email = 'flooded@example.ca';
    const seen = await statuses(31, (index) =>
      ask(loginLink, { body: { email }, from: `203.0.${index}.1` }),
    );
    expect(seen.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(seen[30]).toBe(429);
  });
});

/** The password before a change. */
function oldWord(index: number): string {
  return index === 0 ? 'correct horse' : `correct horse ${index - 1}`;
}
