import { docxParts, zipFile } from '@/testing/hearing-files';
import { readOfficeText } from './office-text';

const xml = (text: string) => `<?xml version="1.0"?>${text}`;

function document(body: string): Buffer {
  const rest = docxParts.filter(({ name }) => name !== 'word/document.xml');
  return zipFile([...rest, { name: 'word/document.xml', content: xml(body) }]);
}

test('the words of a document, a line for each paragraph', async () => {
  const bytes = document(
    '<w:document><w:body><w:p w:id="1"><w:r><w:t>Right ear:</w:t><w:tab/><w:t xml:space="preserve"> 30 &lt; 40</w:t></w:r></w:p>' +
      '<w:p><w:pPr/><w:r><w:t>Dr. B&amp;B</w:t></w:r></w:p></w:body></w:document>',
  );
  expect(await readOfficeText(bytes, 'docx')).toBe('Right ear:  30 < 40\nDr. B&B');
});

test('the rows of a workbook, with texts, numbers and texts in the cell', async () => {
  const bytes = zipFile([
    {
      name: 'xl/sharedStrings.xml',
      content: xml('<sst><si><t>Pitch</t></si><si><r><t>Le</t></r><r><t>ft</t></r></si></sst>'),
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: xml(
        '<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>' +
          '<row r="2"><c r="A2"><v>1000</v></c><c r="B2" t="inlineStr"><is><t>45</t></is></c></row></sheetData>',
      ),
    },
  ]);
  expect(await readOfficeText(bytes, 'xlsx')).toBe('Pitch\tLeft\n1000\t45');
});

test('more words than anybody reads are cut', async () => {
  const bytes = document(`<w:p><w:t>${'long '.repeat(50_000)}</w:t></w:p>`);
  expect(await readOfficeText(bytes, 'docx')).toHaveLength(100_000);
});

test('an archive that does not unpack has no words', async () => {
  expect(await readOfficeText(Buffer.from('PK'), 'docx')).toBeNull();
});
