import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { unknownPaths } from './named-paths';

test('a file may be called by the end of its path; what is not there is told', () => {
  const text = path.join(mkdtempSync(path.join(os.tmpdir(), 'named-paths-')), 'page.md');
  writeFileSync(
    text,
    'See `mail/port.ts`, `log.ts`, `gone.ts` and `made.json`; `npm test` is no file.',
  );
  const files = ['src/server/mail/port.ts', 'src/server/base/log.ts'];
  expect(unknownPaths([text], files, ['made.json'])).toEqual([`${text}: gone.ts`]);
});

test('so is a folder that is not there', () => {
  const text = path.join(mkdtempSync(path.join(os.tmpdir(), 'named-paths-')), 'page.md');
  writeFileSync(text, 'See `src/server/mail`, `src/server/mail/port` and `src/server/post/`.');
  expect(unknownPaths([text], ['src/server/mail/port.ts'], [])).toEqual([
    `${text}: src/server/post`,
  ]);
});
