import { heardTime, lagOf } from './heard-time';

type Clocks = {
  currentTime: number;
  outputLatency?: number;
  baseLatency?: number;
  stamp?: AudioTimestamp;
};

function contextWith({ stamp, ...clocks }: Clocks): AudioContext {
  return { ...clocks, getOutputTimestamp: stamp && (() => stamp) } as unknown as AudioContext;
}

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  jest.advanceTimersByTime(10_000);
});
afterEach(() => {
  jest.useRealTimers();
});

it('takes the browser’s own mapping, carried on to this moment', () => {
  const stamp = { contextTime: 4.7, performanceTime: 9900 };
  expect(heardTime(contextWith({ currentTime: 5, outputLatency: 0.05, stamp }))).toBeCloseTo(4.8);
});

it.each<[string, Clocks, number]>([
  ['is missing', { currentTime: 5, outputLatency: 0.1 }, 4.9],
  ['has zeros at first', { currentTime: 5, stamp: { contextTime: 0, performanceTime: 0 } }, 5],
  [
    'stands while the page sleeps',
    { currentTime: 500, outputLatency: 0.1, stamp: { contextTime: 4, performanceTime: 9000 } },
    499.9,
  ],
  [
    'runs ahead of the context',
    { currentTime: 5, outputLatency: 0.1, stamp: { contextTime: 7, performanceTime: 9990 } },
    4.9,
  ],
])('takes the reported delay when the mapping %s', (_how, clocks, expected) => {
  expect(heardTime(contextWith(clocks))).toBeCloseTo(expected);
});

it.each<[Omit<Clocks, 'currentTime'>, number]>([
  [{ outputLatency: 0.2, baseLatency: 0.01 }, 0.2],
  [{ outputLatency: 0, baseLatency: 0.01 }, 0.01],
  [{ baseLatency: 0.01 }, 0.01],
  [{}, 0],
  [{ outputLatency: 40 }, 0.6],
  [{ outputLatency: -1 }, 0],
])('a delay of %o counts as %d s', (clocks, expected) => {
  expect(lagOf(contextWith({ currentTime: 0, ...clocks }))).toBeCloseTo(expected);
});
