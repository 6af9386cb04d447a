import { asymmetryDb } from '@/domain/audiometry/asymmetry';
import {
  loudestLevelDb,
  loudestStartDb,
  loudestUnanchoredDbfs,
  rampSeconds,
} from '@/domain/audiometry/safety';
import { mostPresentations } from '@/domain/audiometry/threshold-search';
import { aidFactsOf } from '@/domain/catalogue/aid-facts';
import { fundingPrograms } from '@/domain/funding/funding';
import { cents, formatMoney, type Cents } from '@/domain/money';
import { defaultShopFacts } from '@/domain/shop/shop-facts';
import { chargeAndGo } from '@/server/commerce/embedded/seed/hearing-aid';
import { openBundledEditorial } from '@/server/editorial/bundled/bundled';
import { claimExample } from './claim-example';
import { textCells } from './text-cells';

const editorial = openBundledEditorial('content/en-US');

const cellsOf = async (path: string) => textCells(await editorial, path);

/** The amount as texts write it: `$1,500`. */
const dollars = (amount: Cents) => formatMoney(amount, 'USD', 'en-US').replace('.00', '');

/** Texts repeat numbers of the shop; this compares both. */
describe('texts say what the shop does', () => {
  test.each(['Basic', 'Advanced', 'Premium'])('the price of %s', async (level) => {
    const cells = await cellsOf('/our-products/prices');
    const row = cells.slice(cells.indexOf(level) + 1, cells.indexOf(level) + 5);
    const variant = (ears: string) =>
      chargeAndGo.variants.find(({ name }) => name === `${level}, ${ears}, Silver, Regular`);
    const [one, two] = [variant('Left ear'), variant('Pair')];
    expect(row).toEqual([
      dollars(one?.price ?? cents(0)),
      dollars(two?.price ?? cents(0)),
      dollars(one?.otherPrices?.CAD?.price ?? cents(0)),
      dollars(two?.otherPrices?.CAD?.price ?? cents(0)),
    ]);
  });

  test.each(['/returns', '/our-products/prices', '/hearing-test-waiver', '/terms-of-service'])(
    '%s knows how long the trial is',
    async (path) => {
      const lengths = (await cellsOf(path))
        .join(' ')
        .match(/\b\d+(?=[ -]days?(?: trial| to try|, counted))/g);
      expect(new Set(lengths)).toEqual(new Set([String(defaultShopFacts.promises.trialDays)]));
    },
  );

  test.each(['/warranty', '/our-products/warranty', '/terms-of-service', '/our-products/prices'])(
    '%s knows how long the warranty is, and what a loss costs',
    async (path) => {
      const text = (await cellsOf(path)).join(' ');
      const { warrantyYears, lossFee } = defaultShopFacts.promises;
      const lengths = text.match(/\b\d+(?=-year (?:warranty|\[)| years, counted)/g);
      expect(new Set(lengths)).toEqual(new Set([String(warrantyYears)]));
      const fees = text.match(/(?<=for a fee of )\$[\d.,]+\d/g) ?? [];
      expect(new Set(fees)).toEqual(
        new Set(path === '/our-products/prices' ? [] : [formatMoney(lossFee, 'USD', 'en-US')]),
      );
    },
  );

  test.each([
    ['/our-products/prices', 'Is a charger included?'],
    ['/learn/faq', 'Is a charger in the box?'],
  ])('%s answers “%s” as the catalogue does', async (path) => {
    const { inTheBox } = aidFactsOf(chargeAndGo.attributes);
    const text = (await cellsOf(path)).join(' ');
    for (const name of inTheBox) expect(text).toContain(`A ${name} with its cable`);
    expect(text).not.toMatch(/charging cable|sold separately/);
  });

  test('the facts of the aid in our texts are those of the catalogue', async () => {
    const { batteryHours, chargingHours, waterRating } = aidFactsOf(chargeAndGo.attributes);
    for (const path of ['/learn/faq', '/our-products/technology']) {
      const text = (await cellsOf(path)).join(' ');
      expect(text).toContain(`${batteryHours} hours`);
      expect(text).toContain(`full charge takes ${chargingHours} hours`);
    }
    expect((await cellsOf('/learn/faq')).join(' ')).toContain(`rated ${waterRating}`);
  });

  test('the example of a claim is what our estimate says', async () => {
    const { ontario, quebec } = claimExample();
    const cells = await cellsOf('/article/claiming-for-hearing-aids');
    expect(cells[cells.indexOf('What you pay') + 1]).toBe(dollars(ontario.net));
    expect(cells.join(' ')).toContain(`which is ${dollars(quebec.refund)}`);
  });

  test('Ontario’s program is told as it is reckoned', async () => {
    const { basisPoints, capPerAid } = fundingPrograms.ontario_adp.rule;
    expect((await cellsOf('/hearing-loss/insurance-coverage')).join(' ')).toContain(
      `${basisPoints / 100} % of the cost of a hearing aid, up to ${dollars(capPerAid)} for each aid`,
    );
  });

  test('the method of the hearing test', async () => {
    const method = (await cellsOf('/article/how-our-home-test-works')).join(' ');
    for (const words of [
      `ramps of ${rampSeconds * 1000} ms`,
      `Start at ${loudestStartDb} dB`,
      `after ${mostPresentations} presentations`,
      `No tone goes above ${loudestLevelDb} dB on the test’s own scale`,
      `not above −${Math.abs(loudestUnanchoredDbfs)} dBFS`,
      `An asymmetry is ${asymmetryDb} dB or more`,
    ]) {
      expect(method).toContain(words);
    }
  });
});
