import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { createElement } from 'react';
import sharp, { type OverlayOptions } from 'sharp';
import { contourPath, phonLevels } from '@/components/ui/pictures/loudness-contours';
import { sharePictureSize } from '@/server/pages/share-pictures';
import type { ShareSubject } from './subjects';
import { looks, ShareWords } from './words';

const { width, height } = sharePictureSize;

const font = (family: string, file: string, weight: 400 | 600 = 400) => ({
  name: family,
  data: readFileSync(path.join('node_modules/@fontsource', file)),
  weight,
  style: 'normal' as const,
});

const fonts = [
  ['', 'latin'],
  [' Extended', 'latin-ext'],
].flatMap(([rest, subset]) => [
  font(
    `Hedvig Letters Serif${rest}`,
    `hedvig-letters-serif/files/hedvig-letters-serif-${subset}-400-normal.woff`,
  ),
  ...([400, 600] as const).map((weight) =>
    font(
      `Radio Canada${rest}`,
      `radio-canada/files/radio-canada-${subset}-${weight}-normal.woff`,
      weight,
    ),
  ),
]);

/**
 * One share picture as JPEG, which every mail program and every chat can show. Without `mozjpeg`, which more than
 * doubles the time of a picture to save a seventh of its bytes.
 */
export async function drawSharePicture(subject: ShareSubject): Promise<Buffer> {
  const { tone, picture } = subject;
  const layers: OverlayOptions[] = [];
  if (!picture || picture.fit === 'cutout') layers.push({ input: Buffer.from(linesSvg(subject)) });
  if (picture) layers.push(await pictureLayer(picture));
  layers.push({ input: await wordsLayer(subject) });
  return sharp({ create: { width, height, channels: 3, background: looks[tone].ground } })
    .composite(layers)
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The loudness lines, faded out behind the words. */
function linesSvg({ tone, picture }: ShareSubject): string {
  const box = { width, height, topDb: 125, bottomDb: -15 };
  const levels = phonLevels(0, 96, 4);
  const lines = levels.map((phon, index) => {
    const opacity = (0.1 + (0.26 * index) / (levels.length - 1)).toFixed(2);
    return `<path opacity="${opacity}" d="${contourPath(phon, box)}"/>`;
  });
  const clearUntil = picture ? 0.3 : 0.45;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="fade"><stop offset="${clearUntil}" stop-color="#000"/><stop offset="0.8" stop-color="#fff"/></linearGradient>
    <mask id="words"><path fill="url(#fade)" d="M0 0h${width}v${height}H0z"/></mask>
    <g mask="url(#words)" fill="none" stroke="${looks[tone].line}" stroke-width="1.6">${lines.join('')}</g>
  </svg>`;
}

/** Where a picture stands, in pixels. */
const places = {
  square: { left: 630, top: 0, width: 570, height: 630 },
  cutout: { left: 570, top: 0, width: 630, height: 630 },
  panel: { left: 750, top: 0, width: 450, height: 630 },
} as const;

async function pictureLayer({
  url,
  fit,
}: NonNullable<ShareSubject['picture']>): Promise<OverlayOptions> {
  const place = places[fit];
  const { data, info } = await sharp(path.join('public', url))
    .resize(place.width, place.height, { fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { input: data, raw: { width, height, channels }, left: place.left, top: place.top };
}

async function wordsLayer(subject: ShareSubject): Promise<Buffer> {
  const file = `public/brand/mark-${looks[subject.tone].mark}.svg`;
  const mark = `data:image/svg+xml;base64,${readFileSync(file).toString('base64')}`;
  const words = new ImageResponse(createElement(ShareWords, { subject, mark }), {
    width,
    height,
    fonts,
  });
  return Buffer.from(await words.arrayBuffer());
}
