import { isImage, uploadExtensions, type UploadExtension } from '@/domain/hearing/upload';
import {
  docFile,
  docxParts,
  honestFiles,
  pdfFile,
  zipFile,
  type ZipPart,
} from '@/testing/hearing-files';
import { isContentOf } from './content-check';

const kindOf = (extension: UploadExtension) => (extension === 'jpeg' ? 'jpg' : extension);

test.each(uploadExtensions)('an honest %s is what it says', async (extension) => {
  expect(await isContentOf(extension, honestFiles[extension])).toBe(true);
});

test.each(
  uploadExtensions.flatMap((claimed) =>
    uploadExtensions
      .filter((real) => kindOf(real) !== kindOf(claimed))
      // A drawing is text, and may be sent as a text file.
      .filter((real) => !(claimed === 'txt' && (real === 'svg' || real === 'pdf')))
      .map((real) => ({ claimed, real })),
  ),
)('a $real that is called $claimed is found out', async ({ claimed, real }) => {
  expect(await isContentOf(claimed, honestFiles[real])).toBe(false);
});

test.each(uploadExtensions.filter((extension) => extension !== 'txt' && extension !== 'doc'))(
  'half of a %s is no %s',
  async (extension) => {
    const whole = honestFiles[extension];
    expect(await isContentOf(extension, whole.subarray(0, whole.length / 2))).toBe(false);
  },
);

test.each(uploadExtensions)('a program that is called %s is found out', async (extension) => {
  const program = Buffer.concat([Buffer.from('MZ\x90\x00\x03'), Buffer.alloc(4096)]);
  expect(await isContentOf(extension, program)).toBe(false);
});

test.each(uploadExtensions)('nothing at all, or one byte, is no %s', async (extension) => {
  expect(await isContentOf(extension, Buffer.from([0]))).toBe(false);
  if (extension !== 'txt') expect(await isContentOf(extension, Buffer.alloc(0))).toBe(false);
});

test('a picture that would fill a house is refused', async () => {
  const huge = Buffer.from(honestFiles.png);
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(60_000, 20);
  expect(await isContentOf('png', huge)).toBe(false);
});

describe('a PDF', () => {
  const text = pdfFile.toString();
  test.each([
    ['without a head', text.replace('%PDF-1.4', '%PDX-1.4')],
    ['without an end', text.replace('%%EOF', '')],
    ['whose table lies behind its end', text.replace('\n95\n', '\n99999\n')],
    ['without a place for its table', text.replace('startxref', 'startxxxx')],
    ['that goes on behind its end', text + 'x'.repeat(2000)],
  ])('%s is broken', async (_, broken) => {
    expect(await isContentOf('pdf', Buffer.from(broken))).toBe(false);
  });
});

describe('a drawing', () => {
  const drawing = (content: string, attributes = '') =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);

  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    '<script xmlns="urn:else">alert(1)</script>',
    '<rect onclick="alert(1)"/>',
    '<rect OnLoad="alert(1)"/>',
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
    '<p xmlns="http://www.w3.org/1999/xhtml">x</p>',
    '<a href="javascript:alert(1)"><text>x</text></a>',
    '<image href="https://spy.example/x.png"/>',
    '<image href="//spy.example/x.png"/>',
    '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
    '<use href="https://spy.example/x.svg#a"/>',
    '<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="x.svg#a"/>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<set attributeName="onload" to="alert(1)"/>',
    '<rect style="fill: url(https://spy.example/x)"/>',
    '<rect fill="url( \'https://spy.example/x\' )"/>',
    '<style>@import "https://spy.example/x.css";</style>',
    '<style>@im<!-- -->port url(x.css);</style>',
    '<style>rect { fill: u\\72l(https://spy.example) }</style>',
    '<style><![CDATA[@font-face { src: url(x) }]]></style>',
    '<iframe src="https://spy.example"/>',
    '<g xml:base="https://spy.example/"/>',
    '<rect></g>',
    '&unknown;',
  ])('with %s is refused', async (content) => {
    expect(await isContentOf('svg', drawing(content))).toBe(false);
  });

  test('with a document type, an instruction or an event of its own is refused', async () => {
    const bomb = `<!DOCTYPE svg [<!ENTITY a "aa">]>${drawing('<text>&a;</text>').toString()}`;
    expect(await isContentOf('svg', Buffer.from(bomb))).toBe(false);
    const styled = `<?xml-stylesheet href="https://spy.example/x.css"?>${drawing('').toString()}`;
    expect(await isContentOf('svg', Buffer.from(styled))).toBe(false);
    expect(await isContentOf('svg', drawing('', 'onload="alert(1)"'))).toBe(false);
  });

  test('that is no drawing, or nested without an end, is refused', async () => {
    expect(await isContentOf('svg', Buffer.from('<html/>'))).toBe(false);
    expect(await isContentOf('svg', Buffer.from('<svg/>'))).toBe(false);
    const deep = drawing('<g>'.repeat(500) + '</g>'.repeat(500));
    expect(await isContentOf('svg', deep)).toBe(false);
  });

  test('with the notes of a drawing program and a picture of its own is fine', async () => {
    const content = `<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"/>
      <image href="data:image/png;base64,iVBORw0KGgo="/><rect fill="url('#a')" style="stroke:url(#b)"/>`;
    expect(await isContentOf('svg', drawing(content))).toBe(true);
  });
});

describe('an Office document', () => {
  const withPart = (part: ZipPart) => zipFile([...docxParts, part]);
  const zeros = Buffer.alloc(1024 * 1024);

  test.each([
    ['unpacks to more than it says', withPart({ name: 'a', content: zeros, saidBytes: 10 })],
    ['unpacks to less than it says', withPart({ name: 'a', content: 'a', saidBytes: 10 })],
    [
      'says it unpacks to more than any document',
      withPart({ name: 'a', content: 'a', saidBytes: 0x7fffffff }),
    ],
    ['leaves its folder', withPart({ name: '../../etc/passwd', content: 'a' })],
    ['names a root', withPart({ name: '/etc/passwd', content: 'a' })],
    ['brings macros', withPart({ name: 'word/vbaProject.bin', content: 'a' })],
    ['is encrypted', withPart({ name: 'a', content: 'a', flags: 1 })],
    ['has a part twice', withPart({ name: 'word/document.xml', content: 'other' })],
    ['lacks its main part', zipFile(docxParts.slice(0, 1))],
    ['has too many parts', zipFile([...docxParts, ...Array.from({ length: 2500 }, manyParts)])],
    ['goes on behind its end', Buffer.concat([zipFile(docxParts), Buffer.from('x')])],
  ])('that %s is refused', async (_, file) => {
    expect(await isContentOf('docx', file)).toBe(false);
  });

  test('a real bomb is stopped by what it would unpack to in all', async () => {
    const parts = Array.from({ length: 120 }, (_, index) => ({
      name: `word/${index}.xml`,
      content: zeros,
    }));
    const bomb = zipFile([...docxParts, ...parts]);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await isContentOf('docx', bomb)).toBe(false);
  });

  test('a changed byte inside is noticed', async () => {
    const file = zipFile(docxParts);
    const at = file.indexOf('word/document.xml') + 'word/document.xml'.length + 4;
    file[at] = (file[at] ?? 0) ^ 0xff;
    expect(await isContentOf('docx', file)).toBe(false);
  });

  test('an old Word document with macros is refused', async () => {
    expect(await isContentOf('doc', docFile('WordDocument', '_VBA_PROJECT'))).toBe(false);
    expect(await isContentOf('doc', docFile('Workbook'))).toBe(false);
  });
});

test('text in another encoding, or with control characters, is no text', async () => {
  expect(await isContentOf('txt', Buffer.from([0xff, 0xfe, 0x41, 0x00]))).toBe(false);
  expect(await isContentOf('txt', Buffer.from('a\x1b[31mb'))).toBe(false);
  expect(await isContentOf('txt', Buffer.from('\uFEFFwith a mark'))).toBe(true);
});

test('pictures are pictures, and nothing else is', () => {
  expect(uploadExtensions.filter(isImage)).toEqual(['jpg', 'jpeg', 'gif', 'png', 'svg', 'webp']);
});

function manyParts(_: unknown, index: number): ZipPart {
  return { name: `word/${index}.xml`, content: 'a' };
}
