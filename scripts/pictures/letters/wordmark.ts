import { brand } from '@/domain/brand';
import type { Face, Step } from './faces';

/** As brand names were set in text: letters stand 0.015 em closer than the font has them. */
const tightening = -0.015;

type Point = readonly [x: number, y: number];

type Outline = {
  /** The letters of one word with their baseline at 0, as the data of an SVG path. */
  path: string;
  /** How far the word reaches, without the space that follows it. */
  width: number;
};

/** All lengths in the units of the font, which are thousandths of an em. */
function outlineOf(app: Face, word: string): Outline {
  if (app.unitsPerEm !== 1000) throw new Error('The drawing counts in thousandths of an em');
  const { glyphs, positions } = app.layout(word);
  let width = 0;
  const letters = glyphs.map(({ path }, index) => {
    const letter = letterPath(path.commands, width);
    width += (positions[index]?.xAdvance ?? 0) + tightening * app.unitsPerEm;
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

/** Counts from the end of the step before, for that is shorter. Fonts count upwards, SVG downwards. */
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
    // No "-0": it would be written as another number.
    return [Math.round(x + left), Math.round(0 - y)];
  });
}

/** The brand's name as outlines, a path for each word: `word-1` is the first. */
export function wordmarkSvg(display: Face): string {
  const words = brand.name.split(' ').map((word) => outlineOf(display, word));
  const paths = words.map(({ path }, index) => `<path id="word-${index + 1}" d="${path}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${paths.join('')}</svg>\n`;
}

/** The frame of each word as `Wordmark` needs it: as wide as the word, and before all but the first as wide as a space. */
export function wordFrames(display: Face): { viewBox: string; width: string }[] {
  const space = Math.round(display.layout(' ').advanceWidth + tightening * display.unitsPerEm);
  return brand.name.split(' ').map((word, index) => {
    const before = index === 0 ? 0 : space;
    const width = before + outlineOf(display, word).width;
    // An em high, as a line of letters without space around it: the baseline is 0.85 em below the top.
    return { viewBox: `${0 - before} -850 ${width} 1000`, width: `${width / 1000}em` };
  });
}
