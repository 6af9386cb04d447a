import { defaultLocale } from './locale';

/** A phrase for each plural form of a language (`Intl.PluralRules`); `#` is replaced by the number. */
type CountedForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** A phrase with a number, for places without translations. */
export function countedWords(
  forms: CountedForms,
  count: number,
  locale: string = defaultLocale,
): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replace('#', String(count));
}
