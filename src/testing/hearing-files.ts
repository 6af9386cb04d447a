import { crc32, deflateRawSync } from 'node:zlib';
import type { UploadExtension } from '@/domain/hearing/upload';

/** The smallest possible files of each kind, made here so that no test depends on a binary fixture. */

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const webp = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');

/** Start marker, one table to skip, a frame of 8 × 8, end marker. */
const jpeg = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0000b080008000801011100ffd9',
  'hex',
);

const svg = Buffer.from(
  `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10">
  <defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs>
  <style>.a { fill: url(#g); }</style>
  <rect class="a" width="5" height="5"/><use xlink:href="#g"/><text>O and X</text>
</svg>`,
);

export const pdfFile = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj
xref
0 3
trailer<</Size 3/Root 1 0 R>>
startxref
95
%%EOF
`);

/** A PDF with one page and one line of text, as a printer driver writes it. */
export const printedPdf = pdfOf([
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
  '<</Length 49>>stream\nBT /F 18 Tf 20 120 Td (Right ear: 35 dB) Tj ET   \nendstream',
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
]);

function pdfOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n';
  const table = objects.map((body, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj${body}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const head = `xref\n0 ${size}\n0000000000 65535 f \n${table.join('')}`;
  const end = `trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + head + end, 'latin1');
}

/** A compound file with streams of these names; Word keeps its text in `WordDocument`. */
export function docFile(...streams: string[]): Buffer {
  const file = Buffer.alloc(2048);
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  streams.forEach((name, index) => file.write(name, 1024 + index * 128, 'utf16le'));
  return file;
}

export type ZipPart = {
  name: string;
  content: Buffer | string;
  /** The unpacked size that the archive claims, when it differs from the real one. */
  saidBytes?: number;
  flags?: number;
};

/** An archive of these parts, in the form that Office writes. */
export function zipFile(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, content, saidBytes, flags = 0 } of parts) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const nameBytes = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(flags, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(plain), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(saidBytes ?? plain.length, 18);
    facts.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), facts, nameBytes, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), facts, place, nameBytes]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('504b0506', 0, 'hex');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

const contentTypes = { name: '[Content_Types].xml', content: '<Types/>' };

export const docxParts: readonly ZipPart[] = [
  contentTypes,
  { name: 'word/document.xml', content: '<w:document/>' },
];

const xlsxParts: readonly ZipPart[] = [
  contentTypes,
  { name: 'xl/workbook.xml', content: '<workbook/>' },
];

/** A valid file of each kind that may be uploaded. */
export const honestFiles: Readonly<Record<UploadExtension, Buffer>> = {
  jpg: jpeg,
  jpeg,
  png,
  gif,
  webp,
  svg,
  pdf: pdfFile,
  doc: docFile('WordDocument'),
  docx: zipFile(docxParts),
  xlsx: zipFile(xlsxParts),
  txt: Buffer.from('Right ear: 35 dB at 1000 Hz\r\nLeft ear: 40 dB — écouté à Québec\n'),
};
