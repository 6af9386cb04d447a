import { renderToBuffer } from '@react-pdf/renderer';
import type { Locale } from '@/domain/words/locale';
import type { DataExport } from '@/server/privacy/privacy';
import { DataExportDocument } from './data-export';
import { dataExportWords } from './data-export-words';
import { registerFonts } from './look';

/** A person's data export as a PDF of letter pages. */
export async function renderDataExport(data: DataExport, locale: Locale): Promise<Buffer> {
  registerFonts();
  return renderToBuffer(DataExportDocument({ data, words: await dataExportWords(locale) }));
}
