/**
 * Draws the share pictures (Open Graph) into public/share/; part of every build. A picture comes from Next's cache if
 * it was drawn before from the same words, pictures and code.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@/domain/words/locale';
import { createPageCatalogue } from '@/server/commerce/embedded/catalogue/page-catalogue';
import { seedSnapshot } from '@/server/commerce/embedded/seed/catalogue';
import { readConfig } from '@/server/settings/config';
import { openBundledTexts } from '@/server/main/open-adapters';
import { sharePicturePath } from '@/server/pages/share-pictures';
import { drawSharePicture } from './share-pictures/draw';
import { shareSubjects, type ShareSubject } from './share-pictures/subjects';

const drawnFolder = '.next/cache/share-pictures';
const code = readdirSync('scripts/pictures/share-pictures').map((file) =>
  readFileSync(path.join('scripts/pictures/share-pictures', file)),
);

async function drawAll(): Promise<void> {
  const sources = {
    catalogue: createPageCatalogue(async () => seedSnapshot()),
    editorial: await openBundledTexts(readConfig()),
  };
  mkdirSync(drawnFolder, { recursive: true });
  rmSync('public/share', { recursive: true, force: true });
  for (const locale of locales) {
    for (const subject of await shareSubjects(sources, locale)) {
      const file = path.join('public', sharePicturePath(subject.path, locale));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, await drawn(subject));
    }
  }
}

async function drawn(subject: ShareSubject): Promise<Buffer> {
  const kept = path.join(drawnFolder, `${fingerprint(subject)}.jpg`);
  if (existsSync(kept)) return readFileSync(kept);
  const picture = await drawSharePicture(subject);
  writeFileSync(kept, picture);
  return picture;
}

function fingerprint(subject: ShareSubject): string {
  const hash = createHash('sha256').update(JSON.stringify(subject));
  for (const part of code) hash.update(part);
  if (subject.picture) hash.update(readFileSync(path.join('public', subject.picture.url)));
  return hash.digest('hex');
}

drawAll().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
