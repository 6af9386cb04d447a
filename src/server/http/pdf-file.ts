import type { HttpAnswer } from './exchange';

/** A document of one person, to be saved. */
export function pdfFile(pdf: Uint8Array, name: string): HttpAnswer {
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
    body: pdf,
  };
}
