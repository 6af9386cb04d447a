/**
 * Writes the icons of public/ from the brand's mark: `npx tsx scripts/pictures/icons.ts`. Maskable icons fill their
 * square, and the mark's lines stay inside the inner four fifths, which every icon shape shows
 * (w3.org/TR/appmanifest/#icon-masks).
 */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const mark = readFileSync('public/favicon.svg', 'utf8');
const filled = mark.replace(/<circle [^>]*>/, '<path d="M0 0h40v40H0z"/>');

async function writeIcons(): Promise<void> {
  for (const size of [192, 512]) {
    await sharp(Buffer.from(mark), { density: 1200 })
      .resize(size)
      .png({ compressionLevel: 9, palette: true })
      .toFile(`public/icon-${size}.png`);
    await sharp(Buffer.from(filled), { density: 1200 })
      .resize(size)
      .flatten()
      .png({ compressionLevel: 9, palette: true })
      .toFile(`public/icon-maskable-${size}.png`);
  }
}

void writeIcons();
