import { renderToBuffer } from '@react-pdf/renderer';
import { EstimateDocument, type EstimatePaper } from './estimate-document';
import { estimateWords } from './estimate-words';
import { registerFonts } from './look';

/** A cost estimate for hearing aids as a PDF. */
export async function renderEstimate(paper: EstimatePaper): Promise<Buffer> {
  registerFonts();
  const words = await estimateWords(paper.locale);
  return renderToBuffer(EstimateDocument({ paper, words }));
}
