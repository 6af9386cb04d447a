import { setTimeout as pause } from 'node:timers/promises';
import { Figures } from './figures';

/** Makes one visit and records each of its requests; never rejects. */
export type Visit = (figures: Figures) => Promise<void>;

export type Stretch = {
  figures: Figures;
  /** Visits that began, per second. */
  rate: number;
  /** The longest delay, in milliseconds, with which a visit began because this process was too busy. */
  ownDelayMs: number;
};

/**
 * Starts visits at a rate, whether or not earlier ones were answered (an open model), at random moments: the times
 * between two visits are exponentially distributed. Resolves once all visits have ended.
 *
 * @param rate visits a second
 * /
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
