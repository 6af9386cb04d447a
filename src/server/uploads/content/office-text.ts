import { readParts } from './office-archive';
import type { OfficePart } from './active-office';

/** More text than anybody reads in a viewer. */
const maximumCharacters = 100_000;

/**
 * The text of a newer Office document, one line for each paragraph or sheet row, at most 100,000 characters. Layout is
 * left out: this lets staff read a file without opening it. Null when the archive cannot be read.
 */
export async function readOfficeText(
  bytes: Buffer,
  extension: 'docx' | 'xlsx',
): Promise<string | null> {
  const parts = await readParts(bytes);
  if (!parts) return null;
  const lines = extension === 'docx' ? linesOfDocument(parts) : rowsOfWorkbook(parts);
  return lines.join('\n').slice(0, maximumCharacters);
}

function linesOfDocument(parts: readonly OfficePart[]): string[] {
  return all(partNamed(parts, 'word/document.xml'), 'w:p').map((paragraph) =>
    wordsOf(paragraph.replace(/<w:(?:tab|br)\b[^>]*>/g, '<w:t> </w:t>'), 'w:t'),
  );
}

/** The rows of all sheets, cells separated by tabs. Texts are in a separate list, and cells refer to them by number. */
function rowsOfWorkbook(parts: readonly OfficePart[]): string[] {
  const texts = all(partNamed(parts, 'xl/sharedStrings.xml'), 'si').map((item) =>
    wordsOf(item, 't'),
  );
  const sheets = parts.filter(({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name));
  return sheets.flatMap(({ content }) =>
    all(content.toString('utf8'), 'row').map((row) =>
      (row.match(/<c\b[^>]*>.*?<\/c>/gs) ?? []).map((cell) => cellText(cell, texts)).join('\t'),
    ),
  );
}

function cellText(cell: string, texts: readonly string[]): string {
  if (/^<c\b[^>]*\bt="inlineStr"/.test(cell)) return wordsOf(cell, 't');
  const value = wordsOf(cell, 'v');
  return /^<c\b[^>]*\bt="s"/.test(cell) ? (texts[Number(value)] ?? '') : value;
}

function partNamed(parts: readonly OfficePart[], name: string): string {
  return parts.find((part) => part.name === name)?.content.toString('utf8') ?? '';
}

/** The content of each element with this name. */
function all(xml: string, tag: string): string[] {
  const element = new RegExp(`<${tag}(?:\\s[^>]*)?>(.*?)</${tag}>`, 'gs');
  return Array.from(xml.matchAll(element), ([, inner = '']) => inner);
}

function wordsOf(xml: string, tag: string): string {
  return all(xml, tag).map(plain).join('');
}

const letters: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};

/** Documents with own entities were refused at the upload. */
function plain(text: string): string {
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (whole, name: string) => letters[name] ?? whole);
}
