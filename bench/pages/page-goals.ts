import floor from '../floor/floor-weight.json';

/** Browsers' tools count scripts in this unit, too. */
const kib = 1024;

/** Limits for every page, in bytes as transferred. */
export const sharedGoals = {
  /** Compressed. */
  htmlBytes: 40_000,
  /** Compressed, all files of a page together. */
  cssBytes: 20_000,
  fonts: 2,
  fontBytes: 70_000,
  /** Requests until the page has loaded, without pictures (F3). */
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

/**
 * Weight of scripts above the floor's, in KiB. The floor belongs to one version of the framework; `npm run bench`
 * prints it.
 */
export function overFloorKib(scriptGzipBytes: number): number {
  return (scriptGzipBytes - floor.scriptGzipBytes) / kib;
}
