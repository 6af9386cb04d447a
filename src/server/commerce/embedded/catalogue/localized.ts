import type { CatalogueAttribute, CatalogueCategory } from '@/domain/catalogue/catalogue';
import type { Attributes } from '@/domain/catalogue/aid-facts';
import type { Promotion } from '@/domain/promotion';
import { defaultLocale, type Locale } from '@/domain/words/locale';
import type { StoredProduct } from './catalogue-rows';

/** Words in other languages, where Swell keeps them: `$locale: { "fr-CA": { "name": … } }`. */
type Localized<Words> = { $locale?: Partial<Readonly<Record<Locale, Words>>> };

type Named = Readonly<{ id: string; name?: string; description?: string }>;

/** A product's words in one language. What is missing keeps the words of the store's first language. */
export type ProductWords = Readonly<{
  name?: string;
  description?: string;
  options?: readonly (Named & { values?: readonly Named[] })[];
  plans?: readonly Named[];
  /** Alternative texts by the picture's URL. */
  captions?: Readonly<Record<string, string>>;
}>;

export type LocalizedProduct = Localized<ProductWords>;
export type LocalizedCategory = Localized<Readonly<{ name?: string; description?: string }>>;
export type LocalizedPromotion = LocalizedCategory;
/** `values` translates the values by those of the first language. */
type LocalizedAttribute = Localized<
  Readonly<{ name?: string; values?: Readonly<Record<string, string>> }>
>;

export type StoredAttribute = CatalogueAttribute & LocalizedAttribute;

type Surroundings = {
  categories: readonly (CatalogueCategory & LocalizedCategory)[];
  attributes: readonly StoredAttribute[];
  promotions: readonly (Promotion & LocalizedPromotion)[];
};

/** Categories, attributes and promotions in one language. */
export function surroundingsIn(
  { categories, attributes, promotions }: Surroundings,
  locale: Locale,
): Surroundings {
  if (locale === defaultLocale) return { categories, attributes, promotions };
  return {
    categories: categories.map((category) => ({ ...category, ...category.$locale?.[locale] })),
    promotions: promotions.map((promotion) => ({ ...promotion, ...promotion.$locale?.[locale] })),
    attributes: attributes.map((attribute) => {
      const { name = attribute.name, values = {} } = attribute.$locale?.[locale] ?? {};
      return {
        ...attribute,
        name,
        values: attribute.values.map((value) => values[value] ?? value),
      };
    }),
  };
}

/** Kept by the stored product, so that one product is one object in each language. */
const kept = new WeakMap<StoredProduct, Map<Locale, StoredProduct>>();

/** The product in one language, the same object for the same product. */
export function productIn(
  product: StoredProduct,
  locale: Locale,
  attributes: readonly StoredAttribute[],
): StoredProduct {
  if (locale === defaultLocale) return product;
  const made = kept.get(product) ?? new Map<Locale, StoredProduct>();
  kept.set(product, made);
  const known = made.get(locale);
  if (known) return known;
  const localized = withWords(product, product.$locale?.[locale] ?? {}, locale, attributes);
  made.set(locale, localized);
  return localized;
}

function withWords(
  product: StoredProduct,
  words: ProductWords,
  locale: Locale,
  attributes: readonly StoredAttribute[],
): StoredProduct {
  const options = product.options.map((option) => {
    const own = words.options?.find(({ id }) => id === option.id);
    const values = option.values.map((value) => ({
      ...value,
      name: own?.values?.find(({ id }) => id === value.id)?.name ?? value.name,
    }));
    return { ...option, name: own?.name ?? option.name, values };
  });
  return {
    ...product,
    name: words.name ?? product.name,
    summary: words.description ?? product.summary,
    options,
    variants: product.variants.map((variant) => ({
      ...variant,
      name: variantName(product, options, variant),
    })),
    plans: product.plans.map((plan) => {
      const own = words.plans?.find(({ id }) => id === plan.id);
      const { name = plan.name, description = plan.description } = own ?? {};
      return { ...plan, name, description };
    }),
    images: product.images.map((image) => ({
      ...image,
      caption: words.captions?.[image.url] ?? image.caption,
    })),
    attributes: attributesIn(product.attributes, locale, attributes),
  };
}

/** A name that was joined from the values' names is joined again; an owner's own name stays. */
function variantName(
  product: StoredProduct,
  localized: StoredProduct['options'],
  { name, optionValueIds }: StoredProduct['variants'][number],
): string {
  const joined = (options: StoredProduct['options']) =>
    options
      .flatMap(({ values }) => values.filter(({ id }) => optionValueIds.includes(id)))
      .map((value) => value.name)
      .join(', ');
  return name === joined(product.options) ? joined(localized) : name;
}

function attributesIn(
  values: Attributes,
  locale: Locale,
  attributes: readonly StoredAttribute[],
): Attributes {
  const translated = Object.entries(values).map(([id, value]) => {
    const words = attributes.find((attribute) => attribute.id === id)?.$locale?.[locale]?.values;
    if (!words || typeof value === 'number') return [id, value] as const;
    if (typeof value === 'string') return [id, words[value] ?? value] as const;
    return [id, value.map((one) => words[one] ?? one)] as const;
  });
  return Object.fromEntries(translated);
}
