import floor from '../floor/floor-weight.json';

/** Scripts are counted as browsers' tools count them. */
const kib = 1024;

/** What every page keeps to, in bytes as they travel. */
export const sharedGoals = {
  /** Compressed. */
  htmlBytes: 40_000,
  /** Compressed, all files of a page together. */
  cssBytes: 20_000,
  fonts: 2,
  fontBytes: 70_000,
  /** Until a page has loaded, pictures aside (F3). */
  requests: 14,
} as const;

type PageGoal = {
  path: string;
  /** By how much its scripts may exceed those of the barest page of this framework (F1, F2), in KiB gzip. */
  overFloorKib: number;
};

export const pageGoals: readonly PageGoal[] = [
  { path: '/', overFloorKib: 20 },
  { path: '/our-products/technology', overFloorKib: 20 },
  { path: '/about-us/mission-and-values', overFloorKib: 20 },
  { path: '/articles/general', overFloorKib: 20 },
  { path: '/article/cleaning-hearing-aids', overFloorKib: 20 },
  { path: '/shop', overFloorKib: 35 },
  { path: '/product/charge-go', overFloorKib: 35 },
  { path: '/accessories', overFloorKib: 35 },
  { path: '/accessories/stream-line-tv', overFloorKib: 35 },
  { path: '/cart', overFloorKib: 60 },
  { path: '/checkout', overFloorKib: 60 },
  { path: '/checkout-success', overFloorKib: 60 },
];

/** What scripts weigh over the floor, in KiB. The floor belongs to one version of the framework: `npm run bench` says it. */
export function overFloorKib(scriptGzipBytes: number): number {
  return (scriptGzipBytes - floor.scriptGzipBytes) / kib;
}
