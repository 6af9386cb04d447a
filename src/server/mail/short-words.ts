import { defaultLocale, type Locale } from '@/domain/words/locale';
import { mailWords } from './templates/translator';

/** The text with the code that proves a number. */
export async function textCodeWords(locale: Locale): Promise<(code: string) => string> {
  const t = await mailWords(locale);
  return (code) => t('texts.code', { code });
}

/** The text that confirms the end of texts, in both languages. */
export async function textsEndedWords(): Promise<string> {
  return (await mailWords(defaultLocale))('texts.ended');
}

/** The title of a follow-up date in a calendar. */
export async function followUpTitle(locale: Locale): Promise<string> {
  return (await mailWords(locale))('callNote.event');
}
