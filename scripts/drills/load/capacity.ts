import { whole } from './figures';
import { arrive, type Stretch, type Visit } from './arrivals';

const firstRate = 60;
const stepSeconds = 20;
const growth = 1.4;
/** How many times the gap between the highest rate that held and the lowest that failed is halved. */
const halvings = 2;

/**
 * Work behind the requests, such as mails, piles up only with time, so the rate that was found has to hold for this
 * long.
 */
const proofSeconds = 120;
const lessAfterFailure = 0.9;

/** Visitors notice a longer wait. */
const p99AtMostMs = 500;

/** Finds the highest rate, in visits per second, at which nobody is refused and hardly anybody waits. */
export async function findCapacity(visit: Visit, say: (line: string) => void): Promise<number> {
  let held = 0;
  let failed = Infinity;
  // A rate fails only if it failed twice, so that other load on the machine is not taken for the shop's limit.
  const attempt = async (rate: number) => {
    const holds = (await holdsAt(rate, visit, say)) || (await holdsAt(rate, visit, say));
    if (holds) held = rate;
    else failed = rate;
  };
  for (let rate = firstRate; failed === Infinity; rate *= growth) await attempt(rate);
  if (held === 0) throw new Error('The shop does not hold even the lowest rate');
  for (let step = 0; step < halvings; step += 1) await attempt((held + failed) / 2);
  return provenRate(held, visit, say);
}

async function provenRate(
  rate: number,
  visit: Visit,
  say: (line: string) => void,
): Promise<number> {
  // First lets the shop finish the work that is left from the rates that failed.
  await arrive(visit, firstRate, stepSeconds);
  if (await holdsAt(rate, visit, say, proofSeconds)) return rate;
  return provenRate(rate * lessAfterFailure, visit, say);
}

async function holdsAt(
  rate: number,
  visit: Visit,
  say: (line: string) => void,
  seconds = stepSeconds,
): Promise<boolean> {
  const stretch = await arrive(visit, rate, seconds);
  const holds = isWell(stretch);
  const { figures, ownDelayMs } = stretch;
  const p99 = whole(figures.percentile(0.99));
  say(
    `  ${rate.toFixed(1)} visits/s: ${whole(figures.all / seconds)} requests/s for ${seconds} s, p99 ${p99} ms, ${figures.errors} errors, ` +
      `own delay ${whole(ownDelayMs)} ms: ${holds ? 'holds' : 'too much'}`,
  );
  for (const fault of figures.faults.slice(0, 3)) say(`    ${fault}`);
  return holds;
}

function isWell({ figures }: Stretch): boolean {
  return figures.errors === 0 && figures.percentile(0.99) <= p99AtMostMs;
}
