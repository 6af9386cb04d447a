import { createHash } from 'node:crypto';
import { createMailingList } from '@/server/consents/mailing-list';
import type { Database } from '@/server/db/database';
import { resealEverything } from '@/server/keys/reseal';
import { createSealer } from '@/server/base/sealing';
import type { Storage } from '@/server/storage/port';
import { testDatabases } from '@/testing/shops/database';
import { codeColumns, codeMarks } from './kept-codes';
import { sealOlderCodes } from './seal-older-codes';

const [oldKey, newKey] = ['a1'.repeat(32), 'b2'.repeat(32)] as const;
const sealer = createSealer([oldKey]);
const checkoutId = 'c'.repeat(32);
/** This shop has no files. */
const storage = { get: async () => null, put: async () => undefined } as unknown as Storage;

/** Puts a shop's codes into the form of the previous version. */
async function leaveCodes(db: Database): Promise<void> {
  await db.script(`
    insert into gift_cards (id, normalised_code, last4, balance, currency)
      values ('g1', 'GIFTBOREAL50', 'AL50', 5000, 'USD'), ('g2', 'GIFTBOREAL51', 'AL51', 5000, 'USD');
    insert into mailing_list (id, email, state, confirmation_code, unsubscribe_code, locale)
      values ('m1', 'ada@example.ca', 'asked', 'confirm-me', 'let-me-go', 'en-US');
    insert into carts (id, checkout_id, state) values ('k1', '${checkoutId}', '{"checkoutId": "${checkoutId}", "lines": []}');
  `);
}

const listOf = (db: Database, by = sealer) =>
  createMailingList({
    db,
    sealer: by,
    jobs: { enqueue: async () => undefined },
    now: () => new Date(),
  });

const cardOf = (db: Database, code: string, by = sealer) =>
  db.query<{ id: string }>('select id from gift_cards where normalised_code = any($1)', [
    codeMarks(by, codeColumns.giftCard, code),
  ]);

describe.each(testDatabases())('readable codes of an older shop on $kind', ({ use }) => {
  const shop = use();

  test('become marks that still open, once', async () => {
    await leaveCodes(shop.db);
    expect(await sealOlderCodes({ db: shop.db, sealer })).toBe(5);
    expect(await sealOlderCodes({ db: shop.db, sealer })).toBe(0);
    const rows = await shop.db.query(
      `select t::text as text from gift_cards t union all select t::text from mailing_list t
       union all select t::text from carts t`,
    );
    expect(JSON.stringify(rows)).not.toMatch(/GIFTBOREAL|confirm-me|let-me-go|cccccccc/);
    expect(await cardOf(shop.db, 'GIFTBOREAL51')).toEqual([{ id: 'g2' }]);
    expect(await listOf(shop.db).find('id', 'm1')).toMatchObject({
      confirmationCode: 'confirm-me',
      unsubscribeCode: 'let-me-go',
    });
    expect(await listOf(shop.db).confirm('confirm-me')).toBe('confirmed');
    const digest = createHash('sha256').update(checkoutId).digest('hex');
    expect(await shop.db.query('select checkout_id as id from carts')).toEqual([{ id: digest }]);
  });

  test('cut short in the middle, the next start goes on', async () => {
    await leaveCodes(shop.db);
    let writes = 0;
    const dying: Database = Object.assign(Object.create(shop.db) as Database, {
      query: (text: string, params?: readonly never[]) => {
        writes += text.startsWith('update') ? 1 : 0;
        if (writes > 4) throw new Error('Killed');
        return shop.db.query(text, params);
      },
    });
    await expect(sealOlderCodes({ db: dying, sealer })).rejects.toThrow('Killed');
    expect(await sealOlderCodes({ db: shop.db, sealer })).toBe(3);
    for (const [code, id] of [
      ['GIFTBOREAL50', 'g1'],
      ['GIFTBOREAL51', 'g2'],
    ] as const) {
      expect(await cardOf(shop.db, code)).toEqual([{ id }]);
    }
  });

  test('go on opening while keys change, and with the new key alone', async () => {
    await leaveCodes(shop.db);
    await sealOlderCodes({ db: shop.db, sealer });
    const both = createSealer([newKey, oldKey]);
    expect(await cardOf(shop.db, 'GIFTBOREAL50', both)).toEqual([{ id: 'g1' }]);
    const { lost } = await resealEverything({ db: shop.db, storage, sealer: both });
    expect(lost).toEqual([]);
    const after = createSealer([newKey]);
    expect(await cardOf(shop.db, 'GIFTBOREAL50', after)).toEqual([{ id: 'g1' }]);
    expect(await listOf(shop.db, after).unsubscribe('let-me-go')).toBe(true);
    expect(await cardOf(shop.db, 'GIFTBOREAL50')).toEqual([]);
  });
});
