import { provinceCodes } from '@/domain/provinces';
import { defaultShopFacts } from '@/domain/shop/shop-facts';
import { locales } from '@/domain/words/locale';
import { loadMessages } from '@/messages/load';
import { staticMarkup } from '../static-markup/static-markup';
import { ClinicianWords } from './clinician-words';

const { clinician } = defaultShopFacts;

it('names the province of the licence in the language of the page', async () => {
  const messages = await loadMessages('fr-CA', ['shop-facts']);
  const shop = { ...defaultShopFacts, clinician: { ...clinician, province: 'BC' as const } };
  const markup = staticMarkup(<ClinicianWords headingLevel={2} />, {
    ...{ messages, shop, locale: 'fr-CA' },
  });
  expect(markup).toContain('Colombie-Britannique');
  expect(markup).not.toContain('British Columbia');
});

it.each(locales)('names provinces in %s as addresses do', async (locale) => {
  const { 'shop-facts': facts, fields } = await loadMessages(locale, ['shop-facts', 'fields']);
  for (const code of provinceCodes) {
    expect(facts?.clinician.provinces[code]).toBe(fields?.provinces[code]);
  }
});
