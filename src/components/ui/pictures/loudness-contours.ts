/**
 * Equal-loudness-level contours of ISO 226:2003, computed from the table and the formula of its clause 4.1. Along one
 * contour, pure tones sound equally loud to a healthy ear. They are the shop's line motif.
 */

/** Table 1: frequency in Hz, exponent of loudness perception, magnitude of the transfer function in dB, hearing threshold in dB. */
const table: readonly (readonly [
  hz: number,
  exponent: number,
  transferDb: number,
  thresholdDb: number,
])[] = [
  [20, 0.532, -31.6, 78.5],
  [25, 0.506, -27.2, 68.7],
  [31.5, 0.48, -23, 59.5],
  [40, 0.455, -19.1, 51.1],
  [50, 0.432, -15.9, 44],
  [63, 0.409, -13, 37.5],
  [80, 0.387, -10.3, 31.5],
  [100, 0.367, -8.1, 26.5],
  [125, 0.349, -6.2, 22.1],
  [160, 0.33, -4.5, 17.9],
  [200, 0.315, -3.1, 14.4],
  [250, 0.301, -2, 11.4],
  [315, 0.288, -1.1, 8.6],
  [400, 0.276, -0.4, 6.2],
  [500, 0.267, 0, 4.4],
  [630, 0.259, 0.3, 3],
  [800, 0.253, 0.5, 2.2],
  [1000, 0.25, 0, 2.4],
  [1250, 0.246, -2.7, 3.5],
  [1600, 0.244, -4.1, 1.7],
  [2000, 0.243, -1, -1.3],
  [2500, 0.243, 1.7, -4.2],
  [3150, 0.243, 2.5, -6],
  [4000, 0.242, 1.2, -5.4],
  [5000, 0.242, -2.1, -1.5],
  [6300, 0.245, -7.1, 6],
  [8000, 0.254, -11.2, 12.6],
  [10000, 0.271, -10.7, 13.9],
  [12500, 0.301, -3.1, 12.3],
];

const lowestHz = 20;
const octavesTimesLn2 = Math.log(12500 / lowestHz);

/** Sound pressure level in dB at each frequency of the table, for one loudness level in phon. */
export function soundPressureLevels(phon: number): number[] {
  return table.map(([, exponent, transferDb, thresholdDb]) => {
    const threshold = (0.4 * 10 ** ((thresholdDb + transferDb) / 10 - 9)) ** exponent;
    const loudness = 4.47e-3 * (10 ** (0.025 * phon) - 1.15) + threshold;
    return (10 / exponent) * Math.log10(loudness) - transferDb + 94;
  });
}

export type ContourBox = {
  width: number;
  height: number;
  /** Levels in dB at the upper and lower edge of the box. */
  topDb: number;
  bottomDb: number;
  /** The x position of 20 Hz; a negative value starts the line outside the box. 12.5 kHz is at the right edge. */
  startX?: number;
};

/**
 * One contour as SVG path data. Every second point of the table is enough, except at the right end, where the resonance
 * of the ear bends the line; whole units keep the data short.
 */
export function contourPath(phon: number, box: ContourBox): string {
  const points = pointsOf(phon, box);
  let path = '';
  points.forEach((point, index) => {
    if (index === 0) {
      path = `M${point.x} ${point.y}`;
      return;
    }
    const previous = points[index - 1] ?? point;
    const next = points[index + 1] ?? point;
    const [endX, endY] = [point.x - previous.x, point.y - previous.y];
    const arrival = [
      Math.round(endX - (next.x - previous.x) / 6),
      Math.round(endY - (next.y - previous.y) / 6),
      endX,
      endY,
    ];
    /* `s` mirrors the previous control point, as a Catmull-Rom curve needs. */
    path +=
      index === 1
        ? pathCommand('c', [Math.round(endX / 6), Math.round(endY / 6), ...arrival])
        : pathCommand('s', arrival);
  });
  return path;
}

function pointsOf(phon: number, box: ContourBox): { x: number; y: number }[] {
  const { width, height, topDb, bottomDb, startX = 0 } = box;
  const isBend = (index: number) => index > 16;
  return soundPressureLevels(phon).flatMap((levelDb, index) => {
    const entry = table[index];
    if (!entry || (index % 2 === 1 && !isBend(index))) return [];
    const share = Math.log(entry[0] / lowestHz) / octavesTimesLn2;
    return [
      {
        x: Math.round(startX + share * (width - startX)),
        y: Math.round(((topDb - levelDb) / (topDb - bottomDb)) * height),
      },
    ];
  });
}

/** Adds a space only before positive numbers, because a minus sign also separates. */
function pathCommand(letter: string, numbers: readonly number[]): string {
  return numbers.reduce<string>(
    (text, number, index) => text + (index > 0 && number >= 0 ? ' ' : '') + number,
    letter,
  );
}

/** Loudness levels from soft to loud, both ends included. */
export function phonLevels(from: number, to: number, step: number): number[] {
  return Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, index) => from + index * step,
  );
}
