import { cents } from '@/domain/money';
import { shopPeople } from '@/testing/shops/shop-people';
import { testShop } from '@/testing/shops/shop';
import { wholeDatabase } from '@/testing/shops/stolen-copy';

const shop = testShop();
const { person, fillCart } = shopPeople(shop);
const email = 'ada@example.ca';

/** One of every kind of code that opens something, as its owner has it. */
async function codesInUse() {
  const { commerce, consultations, mailingList } = shop.services;
  const card = await commerce.adminCommerce?.giftCards.create({
    amount: cents(5000),
    currency: 'USD',
  });
  const [start = ''] = await consultations.bookings.freeSlots();
  const booked = await consultations.bookings.book({
    ...{ name: 'Ada', email, phone: '+1 403 555 0144', locale: 'en-US', start },
    ...{ way: 'phone', hasCompanion: false, timeZone: 'America/Edmonton' },
  });
  await mailingList.ask(email, 'en-US');
  const news = await mailingList.find('email', email);
  const ada = await person();
  await fillCart(ada, email);
  const cart = await ada.client.cart.get();
  return {
    ada,
    giftCard: (card?.code ?? '').replaceAll('-', ''),
    booking: booked.ok ? booked.booking.code : '',
    confirmation: news?.confirmationCode ?? '',
    unsubscribe: news?.unsubscribeCode ?? '',
    checkout: (cart as unknown as { checkout_id: string }).checkout_id,
  };
}

test('a copy of the database holds no code that opens something, and each code still opens it', async () => {
  const { ada, ...codes } = await codesInUse();
  const copy = await wholeDatabase(shop.services.db);
  for (const [name, code] of Object.entries(codes)) {
    expect({ name, length: code.length > 10, isReadable: copy.includes(code) }).toEqual({
      ...{ name, length: true, isReadable: false },
    });
  }

  const { consultations, mailingList } = shop.services;
  expect(await consultations.bookings.find('code', codes.booking)).toMatchObject({ email });
  expect(await mailingList.confirm(codes.confirmation)).toBe('confirmed');
  expect(await mailingList.unsubscribe(codes.unsubscribe)).toBe(true);
  expect(await ada.client.cart.applyGiftcard(codes.giftCard)).toMatchObject({
    giftcards: [{ last4: codes.giftCard.slice(-4) }],
  });
  const other = await person();
  expect(await other.client.cart.recover(codes.checkout)).toMatchObject({ recovered: true });
});
