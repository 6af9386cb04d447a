import type { Stretch } from './arrivals';
import { Figures, mean, whole } from './figures';

/** A stretch of time, and the shop's memory at its end. */
export type Slice = Stretch & { heapMib: number; pssMib: number };

export type Past = {
  /** Load at a share of the capacity. */
  steady: readonly Slice[];
  /** Load above the capacity. */
  over: Slice;
  /** The first load again, right after the overload. */
  after: Slice;
};

const growsAtMost = 1.1;
const slowsAtMost = 1.5;

/** During overload, accepted requests are answered within this time. */
const acceptedWithinMs = 3_000;

/** Prints all figures; returns one sentence for each bound that does not hold. */
export function judge({ steady, over, after }: Past, say: (line: string) => void): string[] {
  const third = Math.floor(steady.length / 3);
  const middle = steady.slice(-2 * third, -third);
  const last = steady.slice(-third);
  const all = Figures.together(steady.map(({ figures }) => figures));
  const bounds = [
    atMost('errors at the steady rate', all.errors, 0),
    grows('PSS', 'MiB', mean(middle.map(pssOf)), mean(last.map(pssOf)), growsAtMost),
    grows('heap', 'MiB', mean(middle.map(heapOf)), mean(last.map(heapOf)), growsAtMost),
    grows('p99', 'ms', p99Of(middle), p99Of(last), slowsAtMost),
    atMost(
      'answers other than 200 and 503 at three times the capacity',
      over.figures.counts.wrong,
      0,
    ),
    atMost('connections that broke at three times the capacity', over.figures.counts.broken, 0),
    atMost('p99 of what was accepted then (ms)', over.figures.percentile(0.99), acceptedWithinMs),
    atMost('errors right afterwards', after.figures.errors, 0),
    grows('p99 right afterwards', 'ms', p99Of(middle), p99Of([after]), slowsAtMost),
  ];
  for (const { sentence, holds } of bounds) say(`${holds ? 'holds' : 'FAILS'}: ${sentence}`);
  const unshed =
    over.figures.counts.refused === 0 ? ['nothing was refused at three times the capacity'] : [];
  return [...unshed, ...bounds.filter(({ holds }) => !holds).map(({ sentence }) => sentence)];
}

type Bound = { sentence: string; holds: boolean };

function atMost(what: string, found: number, bound: number): Bound {
  return { sentence: `${what}: ${whole(found)}, at most ${bound}`, holds: found <= bound };
}

/** Compares the last part with the middle one: the first warms up. */
function grows(what: string, unit: string, from: number, to: number, times: number): Bound {
  const sentence = `${what}: ${whole(from)} ${unit}, then ${whole(to)}, at most ${times} times as much`;
  return { sentence, holds: to <= from * times };
}

function p99Of(slices: readonly Slice[]): number {
  return Figures.together(slices.map(({ figures }) => figures)).percentile(0.99);
}

const pssOf = ({ pssMib }: Slice) => pssMib;
const heapOf = ({ heapMib }: Slice) => heapMib;
