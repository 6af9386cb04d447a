import { localeOf, type Locale } from '@/domain/words/locale';

/** The language of this page, for calls: what they record about a person, and the mails that follow, are in it. */
export function pageLocale(): Locale {
  return localeOf(document.documentElement.lang);
}
