import { createPageCatalogue } from '@/server/commerce/embedded/catalogue/page-catalogue';
import { seedCommerce } from '@/server/commerce/embedded/seed/seed-commerce';
import { testDatabases } from '@/testing/shops/database';
import { createTestEngine } from '@/testing/shops/engine';
import { modelWordsIn } from './model-words';

const model = { name: 'Charge-and-Go', level: 'Advanced', colour: 'Silver', imageUrl: null };
const french = { ...model, level: 'Avancé', colour: 'Argent' };

describe.each(testDatabases())('words of a model on $kind', ({ use }) => {
  const shop = use(async (db) => void (await seedCommerce(db)));
  const wordsIn = (locale: 'en-US' | 'fr-CA') => {
    const { catalogue } = createTestEngine(shop.db);
    return modelWordsIn(
      createPageCatalogue(() => catalogue.snapshot()),
      locale,
    );
  };

  test('level and colour are in the language of the reader, whatever the order’s was', async () => {
    const inFrench = await wordsIn('fr-CA');
    expect(inFrench(model)).toEqual(french);
    expect(inFrench(french)).toEqual(french);
    const inEnglish = await wordsIn('en-US');
    expect(inEnglish(french)).toEqual(model);
    expect(inEnglish(model)).toEqual(model);
  });

  test('words that the catalogue does not know stay', async () => {
    const say = await wordsIn('fr-CA');
    const elsewhere = { ...model, level: 'Deluxe', colour: null };
    expect(say(elsewhere)).toEqual(elsewhere);
  });
});
