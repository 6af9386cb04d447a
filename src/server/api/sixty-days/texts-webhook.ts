import { AppError } from '@/domain/failures/errors';
import { needsOurAnswer } from '@/domain/texts/opt-out';
import { headerOf } from '@/server/http/exchange';
import { textsEndedWords } from '@/server/mail/short-words';
import { route } from '../endpoints/route';

/** Far larger than any report of a text. */
const maxReportBytes = 64 * 1024;

/**
 * What the provider of texts reports, signed: how a text fared, and what people answered. STOP and ARRÊT end the texts
 * at once. The carrier confirms STOP itself; to ARRÊT we answer.
 */
export const textsWebhook = route({
  POST: async (request, { texts, customerTexts }) => {
    if (!texts.reports) throw new AppError('not_found_error', 'There is nothing at this address');
    const form = new URLSearchParams(Buffer.from(await request.body(maxReportBytes)).toString());
    const report = texts.reports.read({
      fields: new Map(form),
      query: request.rawQuery,
      signature: headerOf(request, 'x-twilio-signature') ?? null,
    });
    if (report === null) throw new AppError('UNAUTHORIZED', 'The signature is not valid');
    let words: string | null = null;
    if (report !== 'unknown') {
      const isEnded = await customerTexts.take(report);
      if (isEnded && report.kind === 'answer' && needsOurAnswer(report.body)) {
        words = await textsEndedWords();
      }
    }
    const { contentType, body } = texts.reports.answer(words);
    return {
      status: 200,
      headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store' },
      body,
    };
  },
});
