import { setTimeout as pause } from 'node:timers/promises';
import { Figures } from './figures';

/** Does what one visitor came for, and notes each of her requests; never rejects. */
export type Visit = (figures: Figures) => Promise<void>;

export type Stretch = {
  figures: Figures;
  /** Visits that began, a second. */
  rate: number;
  /** How late the latest of them began because we ourselves had too much to do, in milliseconds. */
  ownDelayMs: number;
};

/**
 * People who come at a rate, whether those before them were answered or not (an open model), at random moments: the time
 * to the next one is exponential. Resolves when all who came have gone.
 *
 * @param rate visits a second
 */
export async function arrive(visit: Visit, rate: number, seconds: number): Promise<Stretch> {
  const figures = new Figures();
  const inside = new Set<Promise<void>>();
  const start = performance.now();
  const end = start + seconds * 1000;
  let due = start;
  let visits = 0;
  let ownDelayMs = 0;
  while (due < end) {
    const now = performance.now();
    if (due > now) await pause(Math.max(1, due - now));
    for (; due <= performance.now() && due < end; due += gapMs(rate)) {
      visits += 1;
      ownDelayMs = Math.max(ownDelayMs, performance.now() - due);
      const one: Promise<void> = visit(figures).finally(() => inside.delete(one));
      inside.add(one);
    }
  }
  await Promise.all(inside);
  return { figures, rate: visits / seconds, ownDelayMs };
}

function gapMs(rate: number): number {
  return (-Math.log(1 - Math.random()) * 1000) / rate;
}
