import { resultOfAudiogram } from '@/domain/audiometry/own-audiogram';
import { aidFactsOf } from '@/domain/catalogue/aid-facts';
import { techLevels } from '@/domain/catalogue/tech-levels';
import type { SheetChoices } from '@/domain/fitting/fitting-sheet';
import { suggestLevel } from '@/domain/fitting/suggestion';
import { chargeAndGo } from '@/server/commerce/embedded/seed/hearing-aid';
import { clinic } from '@/server/staff/logins';
import { testDatabases } from '@/testing/shops/database';
import { scarceOptions, taken, testSealer } from '@/testing/shops/engine';
import { useHearingShop } from '@/testing/shops/hearing-shop';
import { clinician, startingFit } from '@/testing/shops/signed-sheet';
import { createFittingPersonalData } from './fitting-personal-data';
import { createFittings } from './fittings';

const now = new Date('2026-11-24T12:00:00.000Z');
const marks = [500, 1000, 2000, 4000].map((hz) => ({ hz, db: 45 }));
const typed: SheetChoices = {
  ...startingFit,
  basis: 'typed',
  result: resultOfAudiogram({ R: marks, L: marks }, now.toISOString()),
};

test.each(techLevels)('the range of %s is the one that its product page names', (level) => {
  const { fittingRangeDb } = aidFactsOf(chargeAndGo.attributes);
  expect(suggestLevel({}, level).rangeDbHl).toBe(fittingRangeDb?.[level]);
});

describe.each(testDatabases())('fitting sheets on $kind', ({ use }) => {
  const shop = useHearingShop(use, now);
  const fittings = () => createFittings({ db: shop.db, sealer: testSealer, now: () => now });

  async function order() {
    const visitor = await shop.someone();
    await visitor.add('charge-go', { options: scarceOptions });
    await visitor.fillCheckout('AB');
    return taken(await shop.engine.orders.submit(visitor.request()));
  }

  const make = async (
    choices: SheetChoices,
    after: number,
    of?: Awaited<ReturnType<typeof order>>,
  ) => fittings().make({ order: of ?? (await order()), choices, after, staff: clinic });

  test('a version follows the one its maker saw; of two at once one is made', async () => {
    const of = await order();
    expect(await make(typed, 0, of)).toMatchObject({ ok: true, sheet: { version: 1 } });
    expect(await make(typed, 0, of)).toEqual({ ok: false, code: 'sheet_moved_on' });
    const both = await Promise.all([make(typed, 1, of), make(startingFit, 1, of)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await fittings().of(of.id)).map(({ version }) => version)).toEqual([1, 2]);
  });

  test('only the newest version can be signed, once, and a newer one asks for a new signature', async () => {
    const of = await order();
    await make(typed, 0, of);
    const sign = (version: number) =>
      fittings().sign({ orderId: of.id, version, ...clinician, staff: clinic });
    expect(await fittings().isNewestSigned(of.id)).toBe(false);
    expect(await sign(1)).toMatchObject({
      ok: true,
      sheet: { signature: { ...clinician, staffName: clinic.name, at: now.toISOString() } },
    });
    expect(await sign(1)).toEqual({ ok: false, code: 'sheet_moved_on' });
    expect(await fittings().isNewestSigned(of.id)).toBe(true);
    await make(startingFit, 1, of);
    expect(await fittings().isNewestSigned(of.id)).toBe(false);
    expect(await sign(1)).toEqual({ ok: false, code: 'sheet_moved_on' });
  });

  test('an audiogram without the pitches of speech sets nothing', async () => {
    const few = resultOfAudiogram({ R: marks.slice(0, 2), L: [] }, now.toISOString());
    expect(await make({ ...typed, result: few }, 0)).toEqual({ ok: false, code: 'incomplete' });
  });

  test('the order goes on only after its newest sheet is signed', async () => {
    const of = await order();
    const approve = () => shop.hearing.profiles.approve?.(of.id, clinic);
    await make(typed, 0, of);
    expect(await approve()).toEqual({ ok: false, code: 'sheet_not_signed' });
    await fittings().sign({ orderId: of.id, version: 1, ...clinician, staff: clinic });
    expect(await approve()).toMatchObject({ ok: true, order: { status: 'delivery_pending' } });
  });

  test('audiogram, targets and clinician are sealed; their owner gets them, and they are erased', async () => {
    const of = await order();
    const wanted = { order: of, choices: typed, after: 0, staff: clinic };
    await fittings().makeSigned(wanted, clinician);
    const rows = JSON.stringify(await shop.db.query('select * from fitting_sheets'));
    expect(rows).not.toMatch(/Tallis|thresholdDbHl|typed/);
    const records = createFittingPersonalData({ sealer: testSealer });
    const subject = { accountId: of.account.id, email: of.account.email, isEmailProven: true };
    await shop.db.query('update orders set is_attached = true where id = $1', [of.id]);
    expect(JSON.stringify(await records.export(shop.db, subject))).toMatch(/Tallis.*thresholdDbHl/);
    await shop.db.query('update orders set is_attached = false where id = $1', [of.id]);
    expect(await records.export(shop.db, subject)).toEqual([]);
    await records.erase(shop.db, subject, now);
    expect(await shop.db.query('select 1 from fitting_sheets')).toEqual([]);
  });
});
