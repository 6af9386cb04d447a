import { defaultLocale, type Locale } from '@/domain/words/locale';

/**
 * An answer in a language: any record may carry `$locale: { "<code>": { … } }`, whose fields take the place of its own
 * (contract 8). The code is the whole locale or its language alone, as the store's owner named it.
 */
export function inLocale(answer: unknown, locale: Locale): unknown {
  if (locale === defaultLocale) return answer;
  if (Array.isArray(answer)) return answer.map((entry) => inLocale(entry, locale));
  if (!isRecord(answer)) return answer;
  const { $locale: words, ...own } = answer;
  const localized = Object.entries({ ...own, ...wordsIn(words, locale) });
  return Object.fromEntries(localized.map(([field, value]) => [field, inLocale(value, locale)]));
}

/** Fields without a text in this language stay as they are. */
function wordsIn(words: unknown, locale: Locale): Record<string, unknown> {
  if (!isRecord(words)) return {};
  const [language = ''] = locale.split('-');
  const own = words[locale] ?? words[language];
  if (!isRecord(own)) return {};
  return Object.fromEntries(
    Object.entries(own).filter(([, value]) => value !== null && value !== ''),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
