import { rampSeconds, toneGain } from '@/domain/audiometry/safety';
import { earSides, type EarSide } from '@/domain/audiometry/test-result';
import { inputOf, type OutputChain } from './output-chain';
import { fallingCurve, risingCurve } from './raised-cosine';

export type TonePlan = {
  /** The headphone cup that plays it. */
  channel: EarSide;
  hz: number;
  /** Peak level of the sine, in dB of full scale. */
  dbfs: number;
  /** When the rise begins, on the context's clock. */
  onset: number;
  seconds: number;
  /** Whether the volume is set. Until then the ceiling is lower. */
  isAnchored: boolean;
};

export type ScheduledTone = { oscillator: OscillatorNode; endsAt: number };

/** Longest tone of the test. */
const longestSeconds = 5;

/** Samples per second needed per hertz to reproduce a pitch well. */
const samplesPerHertz = 2.5;

/** Whether the device's sample rate is high enough for this pitch. */
export function canPlay(hz: number, sampleRate: number): boolean {
  return hz > 0 && hz * samplesPerHertz <= sampleRate;
}

/**
 * Schedules one tone on the context's clock: sine, envelope, one channel. Levels are limited here once more, whatever
 * the plan contains; an invalid plan (a pitch that is no number, an infinite time, a tone over another) plays nothing
 * and returns null.
 */
export function scheduleTone(output: OutputChain, plan: TonePlan): ScheduledTone | null {
  const { context, merger, busyUntil } = output;
  if (!isSensible(plan, context.sampleRate) || plan.onset < busyUntil) return null;
  const { channel, hz, onset, seconds } = plan;
  const peak = toneGain(plan.dbfs, plan);
  const endsAt = onset + seconds;

  const oscillator = context.createOscillator();
  oscillator.type = 'sine';
  oscillator.frequency.value = hz;
  const envelope = context.createGain();
  envelope.gain.value = 0;
  envelope.gain.setValueCurveAtTime(risingCurve(peak), onset, rampSeconds);
  envelope.gain.setValueCurveAtTime(fallingCurve(peak), endsAt - rampSeconds, rampSeconds);
  oscillator.connect(envelope).connect(merger, 0, inputOf[channel]);
  oscillator.start(onset);
  // Stops only after the last sample of the fall.
  oscillator.stop(endsAt + rampSeconds);
  output.busyUntil = endsAt;
  oscillator.onended = () => envelope.disconnect();
  return { oscillator, endsAt };
}

function isSensible({ channel, hz, dbfs, onset, seconds }: TonePlan, sampleRate: number): boolean {
  return (
    earSides.includes(channel) &&
    canPlay(hz, sampleRate) &&
    !Number.isNaN(dbfs) &&
    Number.isFinite(onset) &&
    onset >= 0 &&
    seconds >= 3 * rampSeconds &&
    seconds <= longestSeconds
  );
}
