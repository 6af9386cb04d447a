import { renderToBuffer } from '@react-pdf/renderer';
import { HearingDocument, type HearingPaper } from './hearing-document';
import { hearingWords } from './hearing-words';
import { registerFonts } from './look';

/** A hearing result, or the letter about it, as a PDF. */
export async function renderHearing(paper: HearingPaper): Promise<Buffer> {
  registerFonts();
  const words = await hearingWords(paper.locale);
  return renderToBuffer(HearingDocument({ paper, words }));
}
