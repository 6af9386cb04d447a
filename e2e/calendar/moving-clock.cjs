/*
 * Loaded before the shop of these tests: its clock runs ahead of the real one by the days that stand in CLOCK_FILE. It
 * is read again while the shop runs, in each of its threads, so that a test can come to the next day of a trial. The
 * database asks the same clock.
 */
const { readFileSync } = require('node:fs');

const file = process.env.CLOCK_FILE;
const dayMs = 24 * 60 * 60 * 1000;
const readEveryMs = 100;

const RealDate = Date;
let aheadMs = 0;
let readAt = -Infinity;

function now() {
  const real = RealDate.now();
  if (real - readAt > readEveryMs) {
    readAt = real;
    aheadMs = daysAhead() * dayMs;
  }
  return real + aheadMs;
}

/** 0 until a test has written the file. */
function daysAhead() {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, made) => Reflect.construct(target, args.length ? args : [now()], made),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
RealDate.prototype.constructor = globalThis.Date;
