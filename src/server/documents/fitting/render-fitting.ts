import { renderToBuffer } from '@react-pdf/renderer';
import { createTranslator } from 'use-intl/core';
import { clinicTimeZone } from '@/domain/store';
import { dayInWords } from '@/domain/words/day-in-words';
import type { Locale } from '@/domain/words/locale';
import type { Messages } from '@/messages/catalogue';
import { loadMessages } from '@/messages/load';
import { registerFonts } from '../look';
import { FittingDocument, type FittingPaper } from './fitting-document';

/** A fitting sheet as a PDF. */
export async function renderFitting(paper: FittingPaper): Promise<Buffer> {
  registerFonts();
  return renderToBuffer(FittingDocument({ paper, words: await fittingWords(paper.locale) }));
}

async function fittingWords(locale: Locale) {
  // loadMessages returns exactly the requested namespaces.
  const messages = (await loadMessages(locale, ['admin-fitting', 'hearing-result'])) as Messages;
  const all = { locale, messages };
  return {
    t: createTranslator({ ...all, namespace: 'admin-fitting' }),
    unit: createTranslator({ ...all, namespace: 'hearing-result' })('chart.unit'),
    day: (iso: string) => dayInWords(iso, locale, clinicTimeZone),
  };
}

export type FittingWords = Awaited<ReturnType<typeof fittingWords>>;
