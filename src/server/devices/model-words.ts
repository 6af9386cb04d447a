import type { DeviceModel } from '@/domain/devices/device';
import { locales, type Locale } from '@/domain/words/locale';
import type { Catalogue } from '@/server/commerce/port';

/**
 * How a reader's language says the level and the colour of an aid. An aid keeps the words of its order's language; the
 * catalogue has the same choices in every language. Words that it does not know stay as they are.
 */
export async function modelWordsIn(
  catalogue: Pick<Catalogue, 'inLocale'>,
  locale: Locale,
): Promise<(model: DeviceModel) => DeviceModel> {
  const own = await namesIn(catalogue, locale);
  const known = new Set(own.values());
  const translated = new Map<string, string>();
  for (const other of locales.filter((one) => one !== locale)) {
    for (const [choice, name] of await namesIn(catalogue, other)) {
      const words = own.get(choice);
      if (words !== undefined && !known.has(name)) translated.set(name, words);
    }
  }
  const say = (word: string | null) => (word === null ? null : (translated.get(word) ?? word));
  return (model) => ({ ...model, level: say(model.level), colour: say(model.colour) });
}

/** The name of each choice of every hearing aid, by product, option and value. */
async function namesIn(
  catalogue: Pick<Catalogue, 'inLocale'>,
  locale: Locale,
): Promise<Map<string, string>> {
  const products = await catalogue.inLocale(locale).listProducts('product');
  return new Map(
    products.flatMap((product) =>
      product.options.flatMap((option) =>
        option.values.map(
          ({ id, name }) => [[product.id, option.id, id].join('\n'), name] as const,
        ),
      ),
    ),
  );
}
