import { isImage, type UploadExtension } from '@/domain/hearing/upload';
import { fetchOfficeWords, fetchOriginal } from './file-requests';
import { newCanvas } from './new-canvas';

/** What can be shown of a file without opening it: pictures of its pages, its text, or nothing. */
export type Rendering =
  | { kind: 'pages'; pages: readonly HTMLCanvasElement[]; hasMore: boolean }
  | { kind: 'words'; words: string }
  | { kind: 'none' };

/** Longest side of a page's picture, in pixels: enough to read a printed audiogram. */
const longestSide = 2000;

/**
 * Draws a customer's file so that staff need not open it: only pixels and text that we produced are shown. Null when
 * the file could not be fetched or read.
 */
export async function renderFile(
  id: string,
  extension: UploadExtension,
): Promise<Rendering | null> {
  if (extension === 'doc') return { kind: 'none' };
  if (extension === 'docx' || extension === 'xlsx') {
    const words = await fetchOfficeWords(id);
    return words === null ? null : { kind: 'words', words };
  }
  const bytes = await fetchOriginal(id);
  if (!bytes) return null;
  if (extension === 'txt') return { kind: 'words', words: await bytes.text() };
  if (isImage(extension)) return drawImage(bytes);
  const { drawPdf } = await import('./draw-pdf');
  return drawPdf(await bytes.arrayBuffer(), longestSide);
}

/** The first page, to read an audiogram from; null where there is no picture. */
export async function firstPicture(rendering: Rendering | null): Promise<Blob | null> {
  const page = rendering?.kind === 'pages' ? rendering.pages[0] : undefined;
  return page ? new Promise((resolve) => page.toBlob(resolve)) : null;
}

/** An SVG runs no script inside an image element, and the resulting pixels contain none. */
async function drawImage(bytes: Blob): Promise<Rendering | null> {
  const address = URL.createObjectURL(bytes);
  try {
    const image = new window.Image();
    image.src = address;
    await image.decode();
    const [width, height] = [image.naturalWidth || 1000, image.naturalHeight || 800];
    const scale = Math.min(1, longestSide / Math.max(width, height));
    const canvas = newCanvas();
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return { kind: 'pages', pages: [canvas], hasMore: false };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
