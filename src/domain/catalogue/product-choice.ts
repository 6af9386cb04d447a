import type { OptionValue, Product, StockStatus, Variant } from './catalogue';
import { addCents, type Cents } from '../money';
import { techLevels, type TechLevel } from './tech-levels';

/** The choices for a hearing aid, in the order they are asked. The choice words are also their query values. */
export const choices = {
  tech: techLevels,
  ears: ['pair', 'left-ear', 'right-ear'],
  color: ['silver', 'graphite', 'beige', 'rose'],
  receiver: ['regular', 'large'],
} as const;

export type { TechLevel };
export type Ears = (typeof choices.ears)[number];
export type Color = (typeof choices.color)[number];

export type Choice = {
  tech: TechLevel;
  ears: Ears;
  color: Color;
  receiver: (typeof choices.receiver)[number];
};

/** The choice that a product page starts with; it also replaces unknown values in the address. */
export const defaultChoice: Choice = {
  tech: 'basic',
  ears: 'pair',
  color: 'silver',
  receiver: 'regular',
};

/** A parsed query string as Next's router provides it. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Reads a choice from the address (`?tech=premium&ears=pair&color=graphite`), in any case. Missing or unknown values
 * fall back to the default one by one. The receiver is not part of the address.
 */
export function choiceFromQuery(query: Query): Choice {
  return {
    tech: oneOf(choices.tech, query.tech) ?? defaultChoice.tech,
    ears: oneOf(choices.ears, query.ears) ?? defaultChoice.ears,
    color: oneOf(choices.color, query.color) ?? defaultChoice.color,
    receiver: defaultChoice.receiver,
  };
}

/** The query of a choice; without the receiver, which cannot be judged for somebody else. */
export function queryOfChoice({
  tech,
  ears,
  color,
}: Choice): Pick<Choice, 'tech' | 'ears' | 'color'> {
  return { tech, ears, color };
}

/**
 * The variant that a choice names, or null when the catalogue does not have that combination. Our own values have the
 * words of a choice as ids, in every language; those of a hosted store are known by their English names.
 */
export function findVariant(product: Product, choice: Choice): Variant | null {
  const values = product.options.flatMap((option) => option.values);
  const chosenIds = Object.values(choice).map(
    (word) => values.find((value) => value.id === word || wordOf(value) === word)?.id,
  );
  const isChosen = (variant: Variant) =>
    chosenIds.every((id) => id !== undefined && variant.optionValueIds.includes(id));
  return product.variants.find(isChosen) ?? null;
}

/** Prices of one ear and of a pair at a level, in the chosen colour and receiver; null when they are not sold. */
export function pricesOfLevel(
  product: Product,
  choice: Choice,
): { perEar: Cents; pair: Cents } | null {
  const ear = choice.ears === 'pair' ? 'left-ear' : choice.ears;
  const single = findVariant(product, { ...choice, ears: ear });
  const pair = findVariant(product, { ...choice, ears: 'pair' });
  if (!single) return null;
  return { perEar: single.price, pair: pair?.price ?? addCents(single.price, single.price) };
}

/** A variant's options in the cart's form: one value id for each option of the product. */
export function cartOptionsOf(product: Product, variant: Variant): { id: string; value: string }[] {
  return product.options.flatMap((option) => {
    const value = option.values.find(({ id }) => variant.optionValueIds.includes(id));
    return value ? [{ id: option.id, value: value.id }] : [];
  });
}

/** Untracked stock, pre-orders and back-orders can be bought; only sold-out or discontinued items cannot. */
export function canBeBought(status: StockStatus): boolean {
  return status !== 'out_of_stock' && status !== 'discontinued';
}

function oneOf<Word extends string>(
  words: readonly Word[],
  value: Query[string],
): Word | undefined {
  const asked = (typeof value === 'string' ? value : value?.[0])?.toLowerCase();
  return words.find((word) => word === asked);
}

/** `Left ear`, `Left-Ear` → `left-ear`; `Regular (under 25 mm)` → `regular`. */
function wordOf(value: OptionValue): string {
  return value.name
    .replace(/\(.*\)/, '')
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
