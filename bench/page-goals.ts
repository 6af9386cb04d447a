import floor from './floor-weight.json';

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
} as const;

type PageGoal = {
  path: string;
  /** By how much its scripts may exceed those of the barest page of this framework (F1, F2), in KiB gzip. */
  overFloorKib: number;
  /**
   * What it is today where the goal is not met yet, in the same measure: it may only go down, and goes away when
   * the goal is reached.
   */
  todayKib?: number;
};

export const pageGoals: readonly PageGoal[] = [
  { path: '/', overFloorKib: 20, todayKib: 20.1 },
  { path: '/our-products/technology', overFloorKib: 20 },
  { path: '/about-us/mission-and-values', overFloorKib: 20 },
  { path: '/articles/general', overFloorKib: 20 },
  { path: '/article/cleaning-hearing-aids', overFloorKib: 20 },
  { path: '/shop', overFloorKib: 35 },
  { path: '/product/charge-go', overFloorKib: 35, todayKib: 36.1 },
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

/** Readings move by this much with the names of files, which are hashes. */
const slackKib = 0.3;

/** What the scripts of a page may weigh over the floor now. */
export function boundOf({ overFloorKib: goal, todayKib }: PageGoal): number {
  return todayKib === undefined ? goal : todayKib + slackKib;
}
