import { noReviews, reviewsForAverage } from '@/domain/reviews/review';
import type { Engine } from '@/server/commerce/embedded/engine';
import { seedCommerce } from '@/server/commerce/embedded/seed/seed-commerce';
import { testDatabases } from '@/testing/shops/database';
import {
  createTestEngine,
  createVisitor,
  prepareTestJobs,
  taken,
  testSealer,
} from '@/testing/shops/engine';
import { reviewPersonalData } from './review-personal-data';
import { createReviews, type Reviews, type WrittenReview } from './reviews';

const deliveredAt = '2026-11-02T20:00:00.000Z';
const aid = ['Premium', 'Pair', 'Graphite', 'Large'];
const praise: WrittenReview = {
  stars: 5,
  text: 'I hear my wife again.',
  signature: 'first',
  locale: null,
};
const all = { page: 1, pageSize: 25, sort: '-writtenAt', search: '', state: '' };

describe.each(testDatabases())('reviews on $kind', ({ use }) => {
  const shop = use(async (db) => {
    await prepareTestJobs(db);
    await seedCommerce(db);
  });
  let engine: Engine;
  let reviews: Reviews;
  const now = () => new Date('2026-11-24T16:00:00.000Z');
  beforeEach(() => {
    engine = createTestEngine(shop.db);
    reviews = createReviews({ db: shop.db, sealer: testSealer, orders: engine.orders, now });
  });

  async function ordered(slug: 'charge-go' | 'standard-charger' = 'charge-go') {
    const ada = createVisitor(engine);
    const options = ['tech', 'ears', 'color', 'receiver'].map((id, index) => ({
      id,
      value: aid[index] ?? '',
    }));
    await ada.add(slug, slug === 'charge-go' ? { options } : {});
    await ada.fillCheckout();
    const shipping = { country: 'CA', state: 'AB', firstName: 'Ada', lastName: 'Byron' };
    await engine.carts.update(ada.request(), { shipping });
    return taken(await engine.orders.submit(ada.request()));
  }

  async function invited(): Promise<string> {
    const code = await reviews.invite(await ordered(), deliveredAt);
    if (code === null) throw new Error('Nobody was asked');
    return code;
  }

  test('the buyer is asked by a code that the database does not tell, and writes once', async () => {
    const order = await ordered();
    const code = (await reviews.invite(order, deliveredAt)) ?? '';
    expect(await reviews.invite(order, deliveredAt)).toBe(code);
    const [kept] = await shop.db.query<{ text: string }>('select t::text as text from reviews t');
    expect(kept?.text).not.toContain(code);
    expect(await reviews.open('made-up')).toBeNull();
    expect(await reviews.open(code)).toEqual({
      productName: 'Charge-and-Go',
      productSlug: 'charge-go',
      level: 'premium',
      weeksOfUse: 3,
      firstName: 'Ada',
      province: 'AB',
      written: null,
    });
    const signed = { ...praise, signature: 'first_and_province' } as const;
    const twice = await Promise.all([reviews.write(code, signed), reviews.write(code, signed)]);
    expect(twice.toSorted()).toEqual(['written', 'written_before']);
    expect(await reviews.write('made-up', praise)).toBe('unknown');
    expect(await reviews.ofProduct('charge-go')).toMatchObject({
      count: 1,
      average: null,
      latest: [
        {
          stars: 5,
          text: praise.text,
          level: 'premium',
          weeksOfUse: 3,
          signedName: 'Ada',
          signedProvince: 'AB',
          answer: null,
        },
      ],
    });
    expect(await reviews.invite(order, deliveredAt)).toBeNull();
    expect(await reviews.invite(await ordered('standard-charger'), deliveredAt)).toBeNull();
  });

  test('who signs with nobody’s name leaves no name; what is taken back is gone', async () => {
    const code = await invited();
    await reviews.write(code, { ...praise, signature: 'none' });
    const [shown] = (await reviews.ofProduct('charge-go')).latest;
    expect([shown?.signedName, shown?.signedProvince]).toEqual([null, null]);
    const before = await reviews.versions();
    expect(await reviews.takeBack('made-up')).toBe(false);
    expect(await reviews.takeBack(code)).toBe(true);
    expect(await reviews.ofProduct('charge-go')).toEqual(noReviews);
    expect([before.size, (await reviews.versions()).size]).toEqual([1, 0]);
    const [kept] = await shop.db.query<{ text: string }>('select t::text as text from reviews t');
    expect(kept?.text).not.toContain('wife');
    expect(await reviews.write(code, praise)).toBe('written');
  });

  test('an average is shown from ten reviews on, faults count like praise', async () => {
    await reviews.write(await invited(), { ...praise, stars: 1, text: 'It whistles.' });
    for (let count = 2; count < reviewsForAverage; count += 1) {
      await reviews.write(await invited(), praise);
    }
    expect(await reviews.ofProduct('charge-go')).toMatchObject({ count: 9, average: null });
    await reviews.write(await invited(), praise);
    const { average, latest } = await reviews.ofProduct('charge-go');
    expect(average).toBe(4.6);
    expect(latest.map(({ text }) => text)).toContain('It whistles.');
  });

  test('staff answer and hide what they have seen, and never change a word', async () => {
    await reviews.write(await invited(), praise);
    const [written] = (await reviews.page(all)).results;
    if (!written) throw new Error('There is no review');
    const { id, revision } = written;
    expect((await reviews.page({ ...all, state: 'unanswered' })).count).toBe(1);
    expect(await reviews.answer({ id: 'other', revision: 0 }, 'Hello')).toEqual({
      ok: false,
      code: 'review_not_found',
    });
    expect(await reviews.answer({ id, revision }, 'Thank you, Ada.')).toMatchObject({ ok: true });
    expect(await reviews.hide({ id, revision }, 'Insults')).toEqual({
      ok: false,
      code: 'review_changed',
    });
    const [shown] = (await reviews.ofProduct('charge-go')).latest;
    expect(shown).toMatchObject({ text: praise.text, answer: 'Thank you, Ada.' });

    const versions = [await reviews.versions()];
    expect(await reviews.hide({ id, revision: revision + 1 }, 'Insults')).toMatchObject({
      ok: true,
    });
    versions.push(await reviews.versions());
    expect(await reviews.ofProduct('charge-go')).toEqual(noReviews);
    expect(await reviews.page({ ...all, state: 'hidden' })).toMatchObject({
      results: [{ hiddenReason: 'Insults', text: praise.text }],
    });
    await reviews.hide({ id, revision: revision + 2 }, null);
    versions.push(await reviews.versions());
    expect((await reviews.ofProduct('charge-go')).count).toBe(1);
    expect(new Set(versions.map((one) => one.get('charge-go'))).size).toBe(3);
  });

  test('the download tells what was written; an erasure takes it off the page', async () => {
    const order = await ordered();
    const code = (await reviews.invite(order, deliveredAt)) ?? '';
    await reviews.write(code, praise);
    const { id: accountId, email } = order.account;
    const stranger = { accountId, email, isEmailProven: false };
    expect(await reviewPersonalData.export(shop.db, stranger)).toEqual([]);
    await shop.db.transaction((tx) => reviewPersonalData.erase(tx, stranger, now()));
    const owner = { ...stranger, isEmailProven: true };
    expect(await reviewPersonalData.export(shop.db, owner)).toMatchObject([
      { stars: 5, text: praise.text, signedName: 'Ada' },
    ]);
    await shop.db.transaction((tx) => reviewPersonalData.erase(tx, owner, now()));
    expect(await reviews.ofProduct('charge-go')).toEqual(noReviews);
    expect(await reviews.open(code)).toBeNull();
  });
});
