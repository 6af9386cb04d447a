import { getDocument, VerbosityLevel, type PDFPageProxy } from 'pdfjs-dist';
import 'pdfjs-dist/build/pdf.worker.min.mjs';
import { newCanvas } from './new-canvas';
import type { Rendering } from './render-file';

/** Most pages drawn; a hearing test has one or two. */
const mostPages = 12;

/**
 * The pages of a PDF as pictures, drawn by pdf.js: forms, scripts and links of the file are left out. It runs in the
 * page without a worker, because our content policy allows none.
 *
 * @param longestSide of a picture, in pixels
 * @returns null for a file that cannot be read
 */
export async function drawPdf(data: ArrayBuffer, longestSide: number): Promise<Rendering | null> {
  const verbosity = VerbosityLevel.ERRORS;
  const options = { isEvalSupported: false, useWasm: false, enableXfa: false, verbosity };
  const loading = getDocument({ data, ...options });
  try {
    const file = await loading.promise;
    const numbers = Array.from({ length: Math.min(file.numPages, mostPages) }, (_, at) => at + 1);
    const pages: HTMLCanvasElement[] = [];
    for (const number of numbers)
      pages.push(await drawPage(await file.getPage(number), longestSide));
    return { kind: 'pages', pages, hasMore: file.numPages > mostPages };
  } catch {
    return null;
  } finally {
    await loading.destroy();
  }
}

async function drawPage(page: PDFPageProxy, longestSide: number): Promise<HTMLCanvasElement> {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: longestSide / Math.max(width, height) });
  const canvas = newCanvas();
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport, annotationMode: 0 }).promise;
  return canvas;
}
