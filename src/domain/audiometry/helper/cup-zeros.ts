import { combinePoints } from '../combined-points';
import { frequencies, type Frequency } from '../frequencies';
import type { ByFrequency } from '../level';
import type { Measurement, ProcedureState } from '../procedure-state';
import type { EarSide } from '../test-result';

/**
 * The level of 0 dB HL on the test's scale, by cup and pitch, in dB; pitches that the helper did not hear are left out.
 */
type CupZeros = Readonly<Record<EarSide, ReadonlyMap<Frequency, number>>>;

const octavesAround: Partial<Record<Frequency, readonly [Frequency, Frequency]>> = {
  3000: [2000, 4000],
  6000: [4000, 8000],
};

/**
 * The zeros of each cup by a helper's run, in whole dB. `median`: what is normal at the helper's age, in dB HL. A pitch
 * between two octaves that were measured takes their mean.
 */
export function cupZerosOf(helperRun: ProcedureState, median: ByFrequency): CupZeros {
  const ofCup = (cup: EarSide) => {
    const heard = heardBy(helperRun, cup).map(({ hz, db }) => [hz, db - median[hz]] as const);
    return zerosOfCup(new Map(heard));
  };
  return { R: ofCup('R'), L: ofCup('L') };
}

/** The pitches that a helper heard in one cup, with the softest level of each in dB of the test's scale. */
export function heardBy(helperRun: ProcedureState, cup: EarSide): { hz: Frequency; db: number }[] {
  const points = combinePoints(
    helperRun.measurements.filter(({ channel }) => channel === cup),
    cup,
  );
  return frequencies.flatMap((hz) => {
    const db = points.find((point) => point.hz === hz)?.db ?? null;
    return db === null ? [] : [{ hz, db }];
  });
}

/** The same measurements in dB HL, each corrected by the cup that it came from; unknown where that cup has no zero. */
export function correctCups(measurements: readonly Measurement[], zeros: CupZeros): Measurement[] {
  return measurements.map((one) => {
    const zero = zeros[one.channel].get(one.hz);
    if (zero === undefined) return { ...one, db: null, triedDb: null };
    return {
      ...one,
      db: one.db === null ? null : one.db - zero,
      triedDb: one.triedDb === null ? null : one.triedDb - zero,
    };
  });
}

function zerosOfCup(measured: ReadonlyMap<Frequency, number>): ReadonlyMap<Frequency, number> {
  const zeros = frequencies.flatMap((hz) => {
    const zero = measured.get(hz) ?? between(measured, hz);
    return zero === null ? [] : [[hz, Math.round(zero)] as const];
  });
  return new Map(zeros);
}

function between(measured: ReadonlyMap<Frequency, number>, hz: Frequency): number | null {
  const around = octavesAround[hz];
  const [lower, upper] = (around ?? []).map((pitch) => measured.get(pitch));
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}
