/**
 * Draws the share pictures (Open Graph) into public/share/ while the site is built. A picture comes from Next's cache
 * if it was drawn before from the same words, pictures and code.
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

type Picture = { file: string; subject: ShareSubject };

/**
 * Begins to draw all pictures. First makes their files, empty, because pages that are rendered meanwhile look whether
 * their picture is there.
 *
 * @returns resolves, once the files are there, to the end of the drawing
 */
export async function beginSharePictures(): Promise<{ drawn: Promise<unknown> }> {
  const pictures = await allPictures();
  rmSync('public/share', { recursive: true, force: true });
  for (const { file } of pictures) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
  mkdirSync(drawnFolder, { recursive: true });
  // One picture is encoded while the words of the other are set.
  return { drawn: Promise.all([drawAll(pictures), drawAll(pictures)]) };
}

async function allPictures(): Promise<Picture[]> {
  const sources = {
    catalogue: createPageCatalogue(async () => seedSnapshot()),
    editorial: openBundledTexts(readConfig()),
  };
  const ofEachLocale = locales.map(async (locale) =>
    (await shareSubjects(sources, locale)).map((subject) => ({
      file: path.join('public', sharePicturePath(subject.path, locale)),
      subject,
    })),
  );
  return (await Promise.all(ofEachLocale)).flat();
}

/** Draws until none waits. */
async function drawAll(waiting: Picture[]): Promise<void> {
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    writeFileSync(next.file, await drawn(next.subject));
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
