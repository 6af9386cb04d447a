/**
 * Writes the loudness lines that pages load as cached files (see src/styles/lines.css): `npx tsx
 * scripts/pictures/loudness-lines.ts`. The files are masks: only their opacity counts, and the page sets the colour.
 */
import { writeFileSync } from 'node:fs';
import {
  contourPath,
  phonLevels,
  type ContourBox,
} from '../../src/components/ui/pictures/loudness-contours';

type Picture = {
  box: ContourBox;
  /** Levels in phon: softest, loudest and step. */
  levels: readonly [from: number, to: number, step: number];
  opacity: readonly [softest: number, loudest: number];
  strokeWidth: number;
};

const pictures: Record<string, Picture> = {
  footer: {
    box: { width: 1440, height: 560, topDb: 118, bottomDb: -24 },
    levels: [4, 96, 4],
    opacity: [0.28, 1],
    strokeWidth: 1,
  },
  plate: {
    box: { width: 1440, height: 520, topDb: 112, bottomDb: -30 },
    levels: [0, 100, 4],
    opacity: [0.1, 0.32],
    strokeWidth: 1.1,
  },
  empty: {
    box: { width: 500, height: 160, topDb: 123, bottomDb: 26 },
    levels: [40, 112, 6],
    opacity: [1, 1],
    strokeWidth: 1.2,
  },
};

function svgOf({ box, levels, opacity: [softest, loudest], strokeWidth }: Picture): string {
  const phons = phonLevels(...levels);
  const paths = phons.map((phon, index) => {
    const opacity = softest + ((loudest - softest) * index) / (phons.length - 1);
    return `<path opacity="${Number(opacity.toFixed(2))}" vector-effect="non-scaling-stroke" d="${contourPath(phon, box)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}" preserveAspectRatio="none" fill="none" stroke="#000" stroke-width="${strokeWidth}">${paths.join('')}</svg>\n`;
}

for (const [name, picture] of Object.entries(pictures)) {
  writeFileSync(`public/brand/lines-${name}.svg`, svgOf(picture));
}
