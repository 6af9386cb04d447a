import { amplitudeOf, dbfsOfAmplitude } from './level';

/** Every limit on what reaches an ear. Nothing else in the shop decides how loud a tone may be. */

/** Gain of the last node before the output: it limits the level whatever goes wrong before it. */
export const masterGain = 0.5;

/** Loudest peak of any signal, in dBFS: that of the master gain, about -6. */
export const loudestDbfs = dbfsOfAmplitude(masterGain);

/** Limit until the listener has set the volume to comfortable speech: the volume may still be at its maximum. */
export const loudestUnanchoredDbfs = -20;

/** Loudest estimated level in dB HL; lower for people whom everyday sounds hurt. */
export const loudestLevelDb = 80;
export const loudestSensitiveLevelDb = 60;

/** Softest level of a test; lower for a helper, whose ears show where the zero is. */
export const softestLevelDb = -10;
export const softestHelperLevelDb = -25;

/** Up to this level the first tone of a pitch may be played without a softer one before it. */
export const loudestStartDb = 40;

/** Largest rise from one tone to the next. The bigger step is for familiarisation and ends below `steepBelowDb`. */
export const largestRiseDb = 10;
export const largestFamiliarRiseDb = 20;
const steepBelowDb = 60;

export const levelStepDb = 5;

/** Largest sample of the noise between tones, in dBFS; its RMS is about -95. It keeps headphones from gating silence. */
export const floorPeakDbfs = -90.2;

/** Ramp of every onset and end; the fade of the Stop button; the silence after the volume screen. */
export const rampSeconds = 0.04;
export const stopFadeSeconds = 0.02;
export const quietAfterVolumeMs = 500;

export type LevelLimits = { softestDb: number; loudestDb: number };

export type LevelStep = {
  /** Level of the last tone in this ear, of this pitch if there was one; null before the first. */
  previousDb: number | null;
  /** First tone of a pitch. */
  isStart: boolean;
  isFamiliarising: boolean;
};

/**
 * The range of a pitch, in dB of the test's scale on its grid of 5 dB. `zeroDbfs`: where the scale's zero lies. If that
 * is not a number, only the softest level is allowed.
 */
export function levelLimits(device: {
  zeroDbfs: number;
  isAnchored: boolean;
  isSensitive: boolean;
  softestDb: number;
}): LevelLimits {
  const softestDb = Number.isFinite(device.softestDb)
    ? Math.min(Math.max(device.softestDb, softestHelperLevelDb), 0)
    : softestLevelDb;
  const most = device.isSensitive ? loudestSensitiveLevelDb : loudestLevelDb;
  const room = ceilingDbfs(device.isAnchored) - device.zeroDbfs;
  const loudest = Number.isNaN(room) ? softestDb : Math.min(most, onGrid(room));
  return { softestDb, loudestDb: Math.max(softestDb, loudest) };
}

/**
 * The level that is really played when a plan asks for `wantedDb`: on the grid, within the limits, without a jump.
 * Values that are not finite numbers become the softest level.
 */
export function clampLevel(wantedDb: number, limits: LevelLimits, step: LevelStep): number {
  if (!Number.isFinite(wantedDb)) return limits.softestDb;
  const loudest = Math.min(limits.loudestDb, riseLimit(step));
  return Math.max(limits.softestDb, Math.min(onGrid(wantedDb), onGrid(loudest)));
}

/** Peak level in dBFS of a tone, never above the ceiling; null (silence) when the planned level is not a number. */
export function clampDbfs(dbfs: number, { isAnchored }: { isAnchored: boolean }): number | null {
  return Number.isFinite(dbfs) ? Math.min(dbfs, ceilingDbfs(isAnchored)) : null;
}

/**
 * Gain of a tone in front of the master gain: 0 to 1, so that both together stay below the ceiling for any `dbfs`.
 */
export function toneGain(dbfs: number | null, device: { isAnchored: boolean }): number {
  const safe = dbfs === null ? null : clampDbfs(dbfs, device);
  return safe === null ? 0 : Math.min(1, amplitudeOf(safe) / masterGain);
}

function riseLimit({ previousDb, isStart, isFamiliarising }: LevelStep): number {
  if (previousDb === null || !Number.isFinite(previousDb)) return loudestStartDb;
  const risen = previousDb + largestRiseDb;
  if (isStart) return Math.max(loudestStartDb, risen);
  if (!isFamiliarising) return risen;
  return Math.max(risen, Math.min(previousDb + largestFamiliarRiseDb, steepBelowDb - levelStepDb));
}

function ceilingDbfs(isAnchored: boolean): number {
  return isAnchored === true ? loudestDbfs : loudestUnanchoredDbfs;
}

function onGrid(db: number): number {
  return Math.floor(db / levelStepDb) * levelStepDb;
}
