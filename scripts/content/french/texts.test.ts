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
import { aidAttributes } from '@/server/commerce/embedded/seed/aid-attributes';
import { chargeAndGo } from '@/server/commerce/embedded/seed/hearing-aid';
import { openBundledEditorial } from '@/server/editorial/bundled/bundled';
import { claimExample } from '../claim-example';
import { textCells } from '../text-cells';

const editorial = openBundledEditorial('content/en-US').then((texts) => texts.inLocale('fr-CA'));
const cellsOf = async (path: string) => textCells(await editorial, path);
const wordsOf = async (path: string) => (await cellsOf(path)).join(' ');

/** The amount in full, `199,00 $`, with a plain space. */
const inFull = (amount: Cents) =>
  formatMoney(amount, 'CAD', 'fr-CA').replaceAll(/[\u00a0\u202f]/g, ' ');

/** The amount as texts write it: `1 500 $`. */
const dollars = (amount: Cents) => inFull(amount).replace(',00', '');

/** As in English (`../texts.test.ts`): French texts repeat the same numbers. */
describe('French texts say what the shop does', () => {
  test.each([
    ['Basic', 'Essentiel'],
    ['Advanced', 'Avancé'],
    ['Premium', 'Supérieur'],
  ])('the price of %s', async (level, name) => {
    const cells = await cellsOf('/our-products/prices');
    const row = cells.slice(cells.indexOf(name) + 1, cells.indexOf(name) + 5);
    const variant = (ears: string) =>
      chargeAndGo.variants.find((one) => one.name === `${level}, ${ears}, Silver, Regular`);
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
      const lengths = (await wordsOf(path)).match(
        /\b\d+(?= jours(?: à la maison|,? pour les? essayer| pour essayer|, à partir))/g,
      );
      expect(new Set(lengths)).toEqual(new Set([String(defaultShopFacts.promises.trialDays)]));
    },
  );

  test.each(['/warranty', '/our-products/warranty', '/terms-of-service', '/our-products/prices'])(
    '%s knows how long the warranty is, and what a loss costs',
    async (path) => {
      const text = await wordsOf(path);
      const { warrantyYears, lossFee } = defaultShopFacts.promises;
      const lengths = text.match(/\b\d+(?= ans(?:,| contre))/g);
      expect(new Set(lengths)).toEqual(new Set([String(warrantyYears)]));
      const fees = text.match(/\b\d[\d ]*,\d\d \$/g) ?? [];
      expect(new Set(fees)).toEqual(
        new Set(path === '/our-products/prices' ? [] : [inFull(lossFee)]),
      );
    },
  );

  test.each(['/our-products/prices', '/learn/faq'])(
    '%s says what is in the box as the catalogue does',
    async (path) => {
      const text = await wordsOf(path);
      const { inTheBox } = aidFactsOf(chargeAndGo.attributes);
      const french = aidAttributes.find(({ id }) => id === 'in_the_box')?.$locale?.['fr-CA'];
      for (const name of inTheBox) {
        expect(text).toContain(`Un ${french?.values?.[name]?.toLowerCase()} et son câble`);
      }
      expect(text).not.toMatch(/vendu séparément|câble de (?:re)?charge/);
    },
  );

  test('the facts of the aid in our texts are those of the catalogue', async () => {
    const { batteryHours, chargingHours, waterRating } = aidFactsOf(chargeAndGo.attributes);
    for (const path of ['/learn/faq', '/our-products/technology']) {
      const text = await wordsOf(path);
      expect(text).toContain(`${batteryHours} heures`);
      expect(text).toContain(`charge complète prend ${chargingHours} heures`);
    }
    expect(await wordsOf('/learn/faq')).toContain(`classées ${waterRating}`);
  });

  test('the example of a claim is what our estimate says', async () => {
    const { ontario, quebec } = claimExample();
    const cells = await cellsOf('/article/claiming-for-hearing-aids');
    expect(cells[cells.indexOf('Ce que vous payez') + 1]).toBe(dollars(ontario.net));
    expect(cells.join(' ')).toContain(`donc ${dollars(quebec.refund)}`);
  });

  test('Ontario’s program is told as it is reckoned', async () => {
    const { basisPoints, capPerAid } = fundingPrograms.ontario_adp.rule;
    expect(await wordsOf('/hearing-loss/insurance-coverage')).toContain(
      `${basisPoints / 100} % du coût d’une aide auditive, jusqu’à ${dollars(capPerAid)} par aide`,
    );
  });

  test('the method of the hearing test', async () => {
    const method = await wordsOf('/article/how-our-home-test-works');
    for (const words of [
      `rampes en cosinus de ${rampSeconds * 1000} ms`,
      `Départ à ${loudestStartDb} dB`,
      `après ${mostPresentations} sons`,
      `Aucun son ne dépasse ${loudestLevelDb} dB sur l’échelle propre au test`,
      `ni −${Math.abs(loudestUnanchoredDbfs)} dBFS`,
      `Une asymétrie, c’est ${asymmetryDb} dB ou plus`,
    ]) {
      expect(method).toContain(words);
    }
  });
});
