/** How far from a PDF's ends a reader looks for its markers. */
const pdfReach = 1024;

/** Checks for a head, and for a tail that gives a cross-reference position inside the file. */
export function isPdf(bytes: Buffer): boolean {
  if (!bytes.subarray(0, pdfReach).includes('%PDF-')) return false;
  const tail = bytes.subarray(-pdfReach).toString('latin1');
  const found = /startxref\s+(\d+)\s+%%EOF\s*\0*\s*$/.exec(tail);
  return found !== null && Number(found[1]) < bytes.length;
}

const compoundFileMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const wordStream = Buffer.from('WordDocument', 'utf16le');
/** Where Word keeps macros in the old format. */
const macroStream = Buffer.from('_VBA_PROJECT', 'utf16le');

/** The old Word format: a compound file with Word's own stream, without macros. */
export function isDoc(bytes: Buffer): boolean {
  return (
    bytes.length >= 1536 &&
    bytes.subarray(0, 8).equals(compoundFileMark) &&
    bytes.includes(wordStream) &&
    !bytes.includes(macroStream)
  );
}

/** Readable text: UTF-8 without control characters other than tabs and line ends. */
export function isText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/[\0-\x08\x0b\x0e-\x1f\x7f]/.test(text);
  } catch {
    return false;
  }
}
