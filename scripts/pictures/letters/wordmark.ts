import { brand } from '@/domain/brand';
import type { Face, Step } from './faces';

/** Sets letters 0.015 em closer than the font does, as the brand name used to be set in text. */
const tightening = -0.015;

type Point = readonly [x: number, y: number];

type Outline = {
  /** SVG path data of the letters of one word, with their baseline at 0. */
  path: string;
  /** Width of the word without the space after it. */
  width: number;
};

/** All lengths in the units of the font, which are thousandths of an em. */
function outlineOf(face: Face, word: string): Outline {
  if (face.unitsPerEm !== 1000) throw new Error('The drawing counts in thousandths of an em');
  const { glyphs, positions } = face.layout(word);
  let width = 0;
  const letters = glyphs.map(({ path }, index) => {
    const letter = letterPath(path.commands, width);
    width += (positions[index]?.xAdvance ?? 0) + tightening * face.unitsPerEm;
    return letter;
  });
  return { path: letters.join(''), width: Math.round(width) };
}

const signs = {
  moveTo: 'M',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} as const;

/**
 * Uses coordinates relative to the end of the previous step, which are shorter. In fonts y points upwards, in SVG
 * downwards.
 */
function letterPath(steps: readonly Step[], left: number): string {
  let from: Point = [0, 0];
  return steps
    .map(({ command, args }) => {
      const points = pointsOf(args, left);
      const [x, y] = command === 'moveTo' ? [0, 0] : from;
      from = points.at(-1) ?? from;
      const numbers = points.flatMap((point) => [point[0] - x, point[1] - y]);
      return signs[command] + numbers.join(' ').replaceAll(' -', '-');
    })
    .join('');
}

function pointsOf(args: readonly number[], left: number): Point[] {
  return Array.from({ length: args.length / 2 }, (_, index): Point => {
    const [x = 0, y = 0] = args.slice(index * 2, index * 2 + 2);
    // Avoids "-0", which would be written differently.
    return [Math.round(x + left), Math.round(0 - y)];
  });
}

/** The brand's name as outlines, a path for each word: `word-1` is the first. */
export function wordmarkSvg(display: Face): string {
  const words = brand.name.split(' ').map((word) => outlineOf(display, word));
  const paths = words.map(({ path }, index) => `<path id="word-${index + 1}" d="${path}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${paths.join('')}</svg>\n`;
}

/** The frame of each word for `Wordmark`: as wide as the word, plus a space before every word but the first. */
export function wordFrames(display: Face): { viewBox: string; width: string }[] {
  const space = Math.round(display.layout(' ').advanceWidth + tightening * display.unitsPerEm);
  return brand.name.split(' ').map((word, index) => {
    const before = index === 0 ? 0 : space;
    const width = before + outlineOf(display, word).width;
    // One em high, like a line of text without extra space: the baseline is 0.85 em below the top.
    return { viewBox: `${0 - before} -850 ${width} 1000`, width: `${width / 1000}em` };
  });
}
