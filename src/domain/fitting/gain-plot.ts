/** A place in a picture, in its own units. */
type PlotBox = { left: number; top: number; width: number; height: number };

/** Layout of a chart of gain: pitch by octaves to the right, gain upwards. */
export type GainPlot = {
  x: (hz: number) => number;
  y: (db: number) => number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Gains with a grid line, in dB. */
  gainsDb: readonly number[];
};

const lowestHz = 200;
const highestHz = 10_000;
const stepDb = 10;
const leastTopDb = 40;

/** @param most the greatest gain to be drawn, in dB; the chart shows at least 40 */
export function gainPlotFor(most: number, { left, top, width, height }: PlotBox): GainPlot {
  const topDb = Math.max(leastTopDb, Math.ceil(most / stepDb) * stepDb);
  const octaves = Math.log2(highestHz / lowestHz);
  return {
    x: (hz) => left + (Math.log2(hz / lowestHz) / octaves) * width,
    y: (db) => top + (1 - db / topDb) * height,
    left,
    right: left + width,
    top,
    bottom: top + height,
    gainsDb: Array.from({ length: topDb / stepDb + 1 }, (_, index) => index * stepDb),
  };
}

/** The points of a polyline: `12,30 40,55`. */
export function lineOf(
  points: readonly { hz: number; db: number }[],
  { x, y }: Pick<GainPlot, 'x' | 'y'>,
): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  return points.map(({ hz, db }) => `${round(x(hz))},${round(y(db))}`).join(' ');
}
