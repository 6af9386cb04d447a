import { shopPeople } from '@/testing/shops/shop-people';
import { testShop } from '@/testing/shops/shop';
import { adminConsultations, adminConsultationWeek } from './admin-consultations';
import { adminLogin } from './admin-login';
import { adminMessages } from './admin-messages';

const sharedPassword = 'word of the clinic';
const shop = testShop({ settings: { ADMIN_PASSWORD: sharedPassword } });
const { customer, call } = shopPeople(shop);

async function adminToken(): Promise<string> {
  const body = { password: sharedPassword };
  return (await call(adminLogin, null, { method: 'POST', body })).body.token ?? '';
}

const typed = { kind: 'visit', confirmedAt: null };
const unproven = { kind: 'account_unproven', confirmedAt: null };

test('lists of calls and messages say how each record is proven', async () => {
  const { consultations, conversations } = shop.services;
  const ada = await customer('ada@example.ca');
  const [account] = await shop.services.db.query<{ id: string }>('select id from accounts');
  expect(ada.session()).not.toBe('');
  const makers = [
    { accountId: account?.id ?? '', visit: 'of Ada' },
    { accountId: null, visit: 'of a stranger' },
  ];
  const [first = '', second = ''] = await consultations.bookings.freeSlots();
  const who = { name: 'Ada', email: 'ada@example.ca', locale: 'en-US' } as const;
  for (const [index, maker] of makers.entries()) {
    await conversations.writeLetter({ ...who, message: 'It whistles' }, maker);
    const call = { ...who, phone: '+1 403 555 0144', way: 'phone', hasCompanion: false } as const;
    const start = index === 0 ? first : second;
    await consultations.bookings.book({ ...call, start, timeZone: 'America/Edmonton' }, maker);
  }
  const token = await adminToken();
  const proofsIn = (lines: unknown) =>
    (lines as { proof: unknown }[]).map(({ proof }) => JSON.stringify(proof)).toSorted();
  const expected = [unproven, typed].map((proof) => JSON.stringify(proof)).toSorted();

  const calls = await call(adminConsultations, token);
  expect(proofsIn(Object(calls.body).results)).toEqual(expected);
  const messages = await call(adminMessages, token);
  expect(proofsIn(Object(messages.body).results)).toEqual(expected);
  const week = await call(adminConsultationWeek, token, { query: `day=${first.slice(0, 10)}` });
  expect(proofsIn(Object(week.body).calls)).toContain(JSON.stringify(unproven));
});
