import { defaultLocale } from './locale';

/** The same words for each way in which a language counts (`Intl.PluralRules`); `#` stands for the number. */
type CountedForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Words with a number in them, for places that no translator reaches. */
export function countedWords(
  forms: CountedForms,
  count: number,
  locale: string = defaultLocale,
): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replace('#', String(count));
}
