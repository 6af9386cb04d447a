import { createTestEngine, createVisitor } from '@/testing/shops/engine';
import { testDatabases } from '@/testing/shops/database';
import type { Engine } from '../engine';
import { seedCommerce } from '../seed/seed-commerce';

const day = 24 * 60 * 60 * 1000;

describe.each(testDatabases())('sessions on $kind', ({ use }) => {
  const shop = use(async (db) => {
    await seedCommerce(db);
  });
  let time = Date.parse('2026-11-21T12:00:00Z');
  let engine: Engine;
  let ada: ReturnType<typeof createVisitor>;
  beforeEach(() => {
    engine = createTestEngine(shop.db, { now: () => new Date(time) });
    ada = createVisitor(engine);
  });

  test('an id is kept while it is used', async () => {
    const { id } = ada.request();
    await ada.add('stream-line-tv');
    for (let week = 0; week < 3; week += 1) {
      time += 6 * day;
      expect(await engine.carts.find(ada.request())).not.toBeNull();
    }
    expect(ada.request()).toMatchObject({ id, isReplaced: false, isSilent: false });
  });

  test('7 days after its last use it is replaced, and its cart is not shown', async () => {
    await ada.add('stream-line-tv');
    const { id } = ada.request();
    time += 7 * day + 1;
    const late = engine.sessions.open({ session: id });
    expect(await engine.carts.find(late)).toBeNull();
    expect(late).toMatchObject({ isReplaced: true, isSilent: false });
    expect(late.id).not.toBe(id);
  });

  test('an expired visitor who adds gets a new cart under the new id', async () => {
    await ada.add('stream-line-tv');
    const { id } = ada.request();
    time += 8 * day;
    const late = engine.sessions.open({ session: id });
    const [product] = (await engine.catalogue.snapshot()).products.slice(-1);
    const added = await engine.carts.addItem(late, { productId: product?.id ?? '' });
    expect(added).toMatchObject({ ok: true, value: { totals: { itemQuantity: 1 } } });
    expect(await engine.carts.find(engine.sessions.open({ session: late.id }))).not.toBeNull();
  });

  test('an id that was replaced is a stranger: silently for a minute, with a new id after', async () => {
    await ada.add('stream-line-tv');
    const { id, key } = ada.request();
    await shop.db.query('update sessions set retired_at = $2 where id = $1', [key, new Date(time)]);
    time += 59_000;
    const soon = engine.sessions.open({ session: id });
    expect(await engine.carts.find(soon)).toBeNull();
    expect(soon).toMatchObject({ isSilent: true, isReplaced: false });
    time += 2_000;
    const later = engine.sessions.open({ session: id });
    expect(await engine.carts.find(later)).toBeNull();
    expect(later).toMatchObject({ isSilent: false, isReplaced: true });
  });

  test('a choice made before anything else is answered and kept', async () => {
    const choice = { locale: 'en-US', currency: 'USD' };
    const kept = { ok: true, value: { ...choice, cartId: null } };
    expect(await engine.sessions.update(ada.request(), choice)).toMatchObject(kept);
    expect(await engine.sessions.read(ada.request())).toMatchObject(choice);
  });

  test('locale and currency are kept and taken over by the cart; unknown ones are refused', async () => {
    await ada.add('stream-line-tv');
    const updated = await engine.sessions.update(ada.request(), {
      locale: 'en-US',
      currency: 'USD',
    });
    expect(updated).toMatchObject({ ok: true, value: { locale: 'en-US', currency: 'USD' } });
    expect(await engine.sessions.update(ada.request(), { currency: 'XXX' })).toMatchObject({
      code: 'currency_unsupported',
    });
    expect(await engine.sessions.update(ada.request(), { locale: 'xx' })).toMatchObject({
      code: 'locale_unsupported',
    });
    expect(await engine.carts.find(ada.request())).toMatchObject({
      currency: 'USD',
      displayLocale: 'en-US',
      lines: [{ quantity: 1 }],
    });
  });
});

describe('session ids', () => {
  const engine = () => createTestEngine({} as never);

  test('are safe in a header and a path, and different every time', () => {
    const { sessions } = engine();
    const [one, other] = [sessions.open({}), sessions.open({})];
    expect(one.id).toMatch(/^[A-Za-z0-9_-]{46}$/);
    expect(one.id).not.toBe(other.id);
    expect(one).toMatchObject({ isFresh: true, isReplaced: true });
  });

  test.each(['', 'x', 'a'.repeat(46), '../../etc', '\u0000', 'ü'.repeat(46)])(
    'a forged one (%p) is answered with a fresh one',
    (session) => {
      const opened = engine().sessions.open({ session });
      expect(opened.isFresh).toBe(true);
      expect(opened.id).not.toBe(session);
    },
  );

  test('one of another secret or with a changed letter is forged', () => {
    const { id } = engine().sessions.open({});
    const changed = (id.startsWith('A') ? 'B' : 'A') + id.slice(1);
    expect(engine().sessions.open({ session: changed }).isFresh).toBe(true);
    expect(engine().sessions.open({ session: id })).toMatchObject({ id, isFresh: false });
  });

  test('odd headers of old cookies are ignored', () => {
    const { preferred } = engine().sessions.open({ currency: '[object Promise]', locale: 'en-US' });
    expect(preferred).toEqual({ currency: null, locale: 'en-US' });
  });
});
