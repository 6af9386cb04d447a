import { createTranslator } from 'use-intl/core';
import type { EarSide, TestResult } from '@/domain/audiometry/test-result';
import { dayInWords } from '@/domain/words/day-in-words';
import { earLineOf, headlineOf } from '@/domain/hearing/hearing-summary';
import type { Locale } from '@/domain/words/locale';
import { clinicTimeZone } from '@/domain/store';
import type { Messages } from '@/messages/catalogue';
import { loadMessages } from '@/messages/load';

/** The words of results and letters in one locale; the screen uses the same. */
export async function hearingWords(locale: Locale) {
  const messages = await loadMessages(locale, [
    'hearing-result',
    'hearing-document',
    'health-signs',
  ]);
  // loadMessages returns exactly the requested namespaces.
  const all = { locale, messages: messages as Messages };
  const t = createTranslator({ ...all, namespace: 'hearing-result' });
  const doc = createTranslator({ ...all, namespace: 'hearing-document' });
  const signs = createTranslator({ ...all, namespace: 'health-signs' });
  const day = (iso: string) => dayInWords(iso, locale, clinicTimeZone);
  return { t, doc, signs, day };
}

export type HearingWords = Awaited<ReturnType<typeof hearingWords>>;

/** The sentence that may be said about one ear. */
export function earSentence({ t }: HearingWords, result: TestResult, side: EarSide): string {
  const line = earLineOf(result, side);
  switch (line.key) {
    case 'one':
    case 'atLeast':
      return t(`ear.${line.key}`, { grade: t(`grade.${line.grade}`) });
    case 'range':
      return t('ear.range', {
        from: t(`gradeStart.${line.from}`),
        to: t(`grade.${line.to}`),
      });
    default:
      return t(`ear.${line.key}`);
  }
}

export function headlineSentence({ t }: HearingWords, result: TestResult): string {
  return t(`headline.${headlineOf(result)}`);
}
