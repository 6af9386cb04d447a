import type { HttpAnswer } from '@/server/http/exchange';

/** A PDF that the browser saves under this name, without its ending. It is about one person, so nothing keeps it. */
export function pdfAnswer(pdf: Uint8Array, name: string): HttpAnswer {
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}.pdf"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
    body: pdf,
  };
}
