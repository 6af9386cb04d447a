import { IntlMessageFormat } from 'intl-messageformat';
import { variantsOf, type Values, type Variant } from './message-variants';

/** A message of two languages. */
export type Pair = { english: string; other: string };

/** What a test looks for: words, or a pattern that accepts each translation. */
export type Said = string | RegExp;

/**
 * Translates what a screen says, so that one browser test runs in every language: it names a button in English and finds
 * the one whose message is the same. English with several translations ("Back") becomes a pattern of all of them. What
 * stands for a parameter ("Decrease quantity of {name}") is kept, or translated where it is a message itself. Throws
 * where no message says these words.
 */
export function sayIn(locale: string, pairs: readonly Pair[]): (words: string) => Said {
  const known = pairs.flatMap(({ english, other }) =>
    variantsOf(withoutTags(english))
      .filter(hasWords)
      .map((variant) => ({ variant, other: withoutTags(other) })),
  );

  /** Of all messages that could say these words, those whose own words are most of them. */
  function translate(words: string, depth = 0): readonly string[] {
    const candidates = known.flatMap(({ variant, other }) => {
      const values = depth > 1 && variant.names.length > 0 ? null : valuesIn(variant, words);
      return values ? [{ own: ownLength(variant), other, values }] : [];
    });
    const most = Math.max(...candidates.map(({ own }) => own));
    const found = candidates
      .filter(({ own }) => own === most)
      .map(({ other, values }) => formatted(other, translatedValues(values, depth)));
    return [...new Set(found)];
  }

  const translatedValues = (values: Values, depth: number): Values =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? (translate(value, depth + 1)[0] ?? value) : value,
      ]),
    );

  const formatted = (message: string, values: Values) =>
    String(new IntlMessageFormat(message, locale).format(values));

  return (words) => {
    const found = translate(words);
    const [first, ...others] = found;
    if (first === undefined) throw new Error(`No message says “${words}”`);
    return others.length === 0 ? first : new RegExp(`^(?:${found.map(escaped).join('|')})$`);
  };
}

/**
 * Translates a piece of what a screen says: a pattern that accepts every message in which English says it, whatever
 * stands for their parameters. Throws where no message says it.
 */
export function sayPartIn(pairs: readonly Pair[]): (piece: string) => RegExp {
  const known = pairs.map(({ english, other }) => ({
    english: variantsOf(withoutTags(english)).map(({ text }) => text),
    others: variantsOf(withoutTags(other)).map(({ text }) => text),
  }));
  return (piece) => {
    const found = known
      .map(({ english, others }) => ({
        says: english.map((text) => text.includes(piece)),
        others,
      }))
      .flatMap(({ says, others }) => othersOf(says, others))
      .map(patternOf);
    if (found.length === 0) throw new Error(`No message says “${piece}”`);
    return new RegExp([...new Set(found)].join('|'));
  };
}

/** The translations of those variants that say it; of a choice with the same cases, in the same order. */
const othersOf = (says: readonly boolean[], others: readonly string[]) =>
  says.length === others.length
    ? others.filter((_, index) => says[index])
    : others.filter(() => says.includes(true));

const patternOf = (text: string) =>
  text
    .split(/\{\w+\}/)
    .map(escaped)
    .join('.+?');

const ownLength = ({ text }: Variant) => text.replace(/\{\w+\}/g, '').length;

/** A message of nothing but parameters would match everything. */
const hasWords = ({ text }: Variant) => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));

function valuesIn(variant: Variant, words: string): Values | null {
  const groups = variant.pattern.exec(words)?.groups;
  if (!groups && !variant.pattern.test(words)) return null;
  const read = Object.entries(groups ?? {}).map(
    ([name, value]) => [name, variant.numbers.includes(name) ? Number(value) : value] as const,
  );
  return { ...variant.values, ...Object.fromEntries(read) };
}

const withoutTags = (message: string) => message.replace(/<\/?\w+>/g, '');

/** French keeps words together with spaces that a browser reads out as plain ones. */
const escaped = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[\u00a0\u202f]/g, '\\s');
