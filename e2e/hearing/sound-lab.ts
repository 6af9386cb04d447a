import { fadeOut, openOutput } from '@/features/hearing-test/take/sound/output-chain';
import { startFloor } from '@/features/hearing-test/take/sound/noise-floor';
import { startNoise } from '@/features/hearing-test/take/sound/speech-noise';
import { scheduleTone, type TonePlan } from '@/features/hearing-test/take/sound/tone-graph';
import { bandLevel, sineIn, splatterOf } from './spectrum';

/*
 * Runs in the page as a bundle: renders the shop's own audio graph without a sound card and measures the result. Levels
 * are peaks in dB of full scale.
 */

const seconds = 2;
const ramp = 0.04;

export type Measured = {
  isPlayed: boolean;
  hz: number;
  dbfs: number;
  /** Largest sample of the channel that has to be silent. */
  otherChannel: number;
  /** Largest sample before the onset and after the end. */
  outside: number;
  splatterDb: number;
  /** Splatter of the same tone computed by the formula, without a browser. */
  idealSplatterDb: number;
  /** Rise time from 10 to 90 % of the amplitude, in milliseconds. */
  riseMs: number;
  /** Largest step between neighbouring samples, relative to the steepest step of the plain sine. */
  steepest: number;
};

/** Renders one tone and measures it. */
export async function measure(plan: TonePlan, sampleRate: number): Promise<Measured> {
  const { isPlayed, channels } = await renderAll([plan], sampleRate);
  const active = channels[plan.channel];
  const [from, to] = [plan.onset, plan.onset + plan.seconds].map((at) => at * sampleRate);
  const plateau = active.subarray((from ?? 0) + ramp * sampleRate, (to ?? 0) - ramp * sampleRate);
  const sine = sineIn(plateau, plan.hz, sampleRate);
  const outside = active.filter((_, index) => index < (from ?? 0) || index > (to ?? 0) + 1);
  return {
    isPlayed,
    hz: sine.hz,
    dbfs: 20 * Math.log10(sine.amplitude),
    otherChannel: peakOf(plan.channel === 'L' ? channels.R : channels.L),
    outside: peakOf(outside),
    splatterDb: splatterOf(active, plan.hz, sampleRate),
    idealSplatterDb: splatterOf(byFormula(plan, sampleRate), plan.hz, sampleRate),
    riseMs: riseOf(active, sine.amplitude, plan, sampleRate),
    steepest:
      steepestOf(active) / (2 * sine.amplitude * Math.sin((Math.PI * plan.hz) / sampleRate)),
  };
}

/** Renders several plans at once, whatever they ask for, and returns the loudest sample. */
export async function loudest(plans: readonly TonePlan[], sampleRate: number) {
  const { isPlayed, channels } = await renderAll(plans, sampleRate);
  return { isPlayed, peak: Math.max(peakOf(channels.L), peakOf(channels.R)) };
}

/** Presses stop in the middle of a tone: what is left after the fade, and whether there is a click. */
export async function stopped(plan: TonePlan, stopAt: number, sampleRate: number) {
  const context = new OfflineAudioContext(2, seconds * sampleRate, sampleRate);
  const output = openOutput(context);
  scheduleTone(output, plan);
  const suspended = context.suspend(stopAt);
  const rendering = context.startRendering();
  await suspended;
  const quietAt = fadeOut(output);
  await context.resume();
  const buffer = await rendering;
  const active = buffer.getChannelData(plan.channel === 'L' ? 0 : 1);
  return {
    before: peakOf(active.subarray(0, stopAt * sampleRate)),
    after: peakOf(active.subarray(Math.ceil(quietAt * sampleRate))),
    fadeMs: (quietAt - context.currentTime) * 1000,
    steepest: steepestOf(active),
  };
}

/**
 * One tone over the noise floor, as the player plays it: peaks of both channels, RMS of the other one and the tone's
 * level in each, in dBFS.
 */
export async function overFloor(plan: TonePlan, sampleRate: number) {
  const context = new OfflineAudioContext(2, seconds * sampleRate, sampleRate);
  const output = openOutput(context);
  startFloor(output);
  scheduleTone(output, plan);
  const buffer = await context.startRendering();
  const [left, right] = [buffer.getChannelData(0), buffer.getChannelData(1)];
  const [active, other] = plan.channel === 'L' ? [left, right] : [right, left];
  const before = active.subarray(0, plan.onset * sampleRate);
  const plateau = [plan.onset + ramp, plan.onset + plan.seconds - ramp].map(
    (at) => at * sampleRate,
  );
  const during = (channel: Float32Array) =>
    sineIn(channel.subarray(...plateau), plan.hz, sampleRate);
  return {
    otherPeak: 20 * Math.log10(peakOf(other)),
    otherRms: 20 * Math.log10(rmsOf(other)),
    otherTone: 20 * Math.log10(during(other).amplitude),
    beforePeak: 20 * Math.log10(peakOf(before)),
    tone: 20 * Math.log10(during(active).amplitude),
  };
}

/** The noise the volume is set by: its peak, and the level of its octaves. */
export async function noise(sampleRate: number) {
  const context = new OfflineAudioContext(2, seconds * sampleRate, sampleRate);
  startNoise(openOutput(context));
  const buffer = await context.startRendering();
  const left = buffer.getChannelData(0);
  const steady = left.subarray(sampleRate);
  const octaves = [250, 500, 1000, 2000, 4000, 8000].map((hz) =>
    bandLevel(steady, [hz / Math.SQRT2, hz * Math.SQRT2], sampleRate),
  );
  const isSameInBoth = left.every((x, index) => x === buffer.getChannelData(1)[index]);
  return { peak: peakOf(left), start: peakOf(left.subarray(0, 100)), octaves, isSameInBoth };
}

async function renderAll(plans: readonly TonePlan[], sampleRate: number) {
  const context = new OfflineAudioContext(2, seconds * sampleRate, sampleRate);
  const output = openOutput(context);
  const played = plans.map((plan) => scheduleTone(output, plan) !== null);
  const buffer = await context.startRendering();
  return {
    isPlayed: played.some(Boolean),
    channels: { L: buffer.getChannelData(0), R: buffer.getChannelData(1) },
  };
}

function byFormula(plan: TonePlan, sampleRate: number): Float32Array {
  return Float32Array.from({ length: seconds * sampleRate }, (_, index) => {
    const t = index / sampleRate - plan.onset;
    if (t < 0 || t > plan.seconds) return 0;
    const share = Math.min(t, plan.seconds - t, ramp) / ramp;
    return ((1 - Math.cos(Math.PI * share)) / 2) * Math.sin(2 * Math.PI * plan.hz * t);
  });
}

/** Rise time. Two neighbouring samples of a sine determine its amplitude, even if none of them hits its peak. */
function riseOf(signal: Float32Array, amplitude: number, plan: TonePlan, sampleRate: number) {
  const turn = (2 * Math.PI * plan.hz) / sampleRate;
  const reach = (share: number) =>
    signal.findIndex((x, index) => {
      const last = signal[index - 1] ?? 0;
      const squared = (x * x + last * last - 2 * x * last * Math.cos(turn)) / Math.sin(turn) ** 2;
      return squared >= (share * amplitude) ** 2;
    });
  return ((reach(0.9) - reach(0.1)) / sampleRate) * 1000;
}

function rmsOf(signal: Float32Array): number {
  return Math.sqrt(signal.reduce((sum, x) => sum + x * x, 0) / signal.length);
}

function peakOf(signal: Float32Array): number {
  return signal.reduce((peak, x) => Math.max(peak, Math.abs(x)), 0);
}

function steepestOf(signal: Float32Array): number {
  return signal.reduce(
    (step, x, index) => Math.max(step, Math.abs(x - (signal[index - 1] ?? 0))),
    0,
  );
}
