import { ownerOf } from '@/server/visits/ownership';
import { docxParts, honestFiles, zipFile } from '@/testing/hearing-files';
import { testShop } from '@/testing/shops/shop';
import { adminFileWords } from './admin-files';

const password = 'the clinic reads files';
const shop = testShop({ settings: { ADMIN_PASSWORD: password } });

async function received(name: string, bytes: Buffer): Promise<string> {
  const owner = ownerOf({ session: name, account: null });
  const outcome = await shop.services.hearing.uploads.receive(owner, {
    name,
    bytes,
    orderId: null,
    email: null,
    locale: 'en-US',
  });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.file.id;
}

async function wordsOf(id: string) {
  const login = await shop.services.staff.logIn({ name: null, password });
  const response = await fetch(await shop.serve(adminFileWords), {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${login?.token ?? ''}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ file_id: id }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

test('staff reads the words of a Word file, and it is noted whose file it was', async () => {
  const main = {
    name: 'word/document.xml',
    content:
      '<w:document><w:body><w:p><w:r><w:t>Left ear: 40</w:t></w:r></w:p></w:body></w:document>',
  };
  const id = await received('letter.docx', zipFile([...docxParts.slice(0, 1), main]));
  expect(await wordsOf(id)).toEqual({ status: 200, body: { words: 'Left ear: 40' } });
  const entries = await shop.services.db.query('select action, subject, record_id from audit_log');
  expect(entries).toEqual([{ action: 'view', subject: 'upload', record_id: id }]);
});

test('a file without words of its own, and one that is gone, are refused', async () => {
  expect((await wordsOf(await received('ears.png', honestFiles.png))).status).toBe(400);
  expect((await wordsOf('0'.repeat(48))).status).toBe(404);
});
