import { array, mixed, object, string } from 'yup';
import { healthSigns } from '@/domain/audiometry/red-flags';
import { parseTestResult } from '@/domain/audiometry/test-result';
import { AppError } from '@/domain/failures/errors';
import { defaultLocale, isLocale } from '@/domain/words/locale';
import { trimmedText } from '@/domain/schemas/trimmed-text';
import type { HttpAnswer } from '@/server/http/exchange';
import { anyone, endpoint, route } from '../endpoints/route';

const input = object({
  kind: string()
    .oneOf(['result', 'letter'] as const)
    .required(),
  result: mixed().required(),
  signs: array(string().oneOf(healthSigns).required()).max(healthSigns.length).default([]),
  name: trimmedText().max(200).default(''),
  locale: string().default(defaultLocale),
});

/**
 * Makes a PDF of a result in the visitor's browser. Nothing is kept, so no login is needed; what is limited is the
 * work.
 */
export const hearingDocument = route({
  POST: endpoint({
    input,
    mayCall: anyone,
    handle: async ({ input: asked, services, request }) => {
      await services.limits.count(['document', services.clientAddressOf(request)]);
      const result = parseTestResult(asked.result);
      if (!result) {
        throw new AppError('validation_error', 'The result is not readable', { param: 'result' });
      }
      const { kind, signs, name } = asked;
      const locale = isLocale(asked.locale) ? asked.locale : defaultLocale;
      const { renderHearing } = await import('@/server/documents/render-hearing');
      return { kind, pdf: await renderHearing({ kind, result, signs, name, locale }) };
    },
    answer: ({ kind, pdf }): HttpAnswer => ({
      status: 200,
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="hearing-${kind}.pdf"`,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
      body: pdf,
    }),
  }),
});
