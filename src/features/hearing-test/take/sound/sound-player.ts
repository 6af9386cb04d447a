import { fadeOut, openOutput, type OutputChain } from './output-chain';
import { heardTime } from './heard-time';
import { startFloor } from './noise-floor';
import { startNoise } from './speech-noise';
import { canPlay, scheduleTone, type TonePlan } from './tone-graph';

/** Time limit for a context to start before it counts as stuck, in milliseconds. */
const startPatience = 8000;

/** The sound of one test: one audio context from the first click to the last tone. */
export interface SoundPlayer {
  readonly context: AudioContext;
  /** The context's clock, in seconds. */
  now(): number;
  /** The time on that clock of the sound that the ear hears now. */
  heardNow(): number;
  /** Schedules a tone over an inaudible noise; false when the plan is invalid. */
  play(plan: TonePlan): boolean;
  /** Speech-shaped noise in both ears until `silence`. */
  playNoise(): void;
  /** Silences everything within 20 ms. */
  silence(): void;
  isRunning(): boolean;
  /** Resumes the sound after a pause; false when the device gives none. */
  wake(): Promise<boolean>;
  canPlay(hz: number): boolean;
  close(): void;
}

/** False in browsers without Web Audio. */
export function hasWebAudio(): boolean {
  return typeof AudioContext === 'function';
}

/** Opens the sound; call it in a click, because browsers mute anything else. Null when no sound is available. */
export async function openPlayer(): Promise<SoundPlayer | null> {
  if (!hasWebAudio()) return null;
  askForMediaChannel();
  const player = tryOpen();
  if (!player) return null;
  if (await player.wake()) return player;
  player.close();
  return null;
}

function tryOpen(): SoundPlayer | null {
  try {
    return createPlayer(new AudioContext({ latencyHint: 'playback' }));
  } catch {
    // Some browsers throw when there is no device, or when a page has too many contexts.
    return null;
  }
}

/** Phones mute a page's sound by the ringer switch unless the page declares it as its main content. */
function askForMediaChannel() {
  const session: unknown = 'audioSession' in navigator ? navigator.audioSession : null;
  if (typeof session === 'object' && session && 'type' in session) session.type = 'playback';
}

function createPlayer(context: AudioContext): SoundPlayer {
  let output: OutputChain = openOutput(context);
  let sources: AudioScheduledSourceNode[] = [];
  let hasFloor = false;

  function keep(source: AudioScheduledSourceNode) {
    sources.push(source);
    source.addEventListener('ended', () => {
      sources = sources.filter((other) => other !== source);
    });
  }

  return {
    context,
    now: () => context.currentTime,
    heardNow: () => heardTime(context),
    play(plan) {
      if (!hasFloor) keep(startFloor(output));
      hasFloor = true;
      const tone = scheduleTone(output, plan);
      if (tone) keep(tone.oscillator);
      return tone !== null;
    },
    playNoise: () => keep(startNoise(output)),
    silence() {
      const silenced = output;
      const quietAt = fadeOut(silenced);
      for (const source of sources) source.stop(quietAt);
      sources = [];
      hasFloor = false;
      output = openOutput(context);
      setTimeout(() => silenced.master.disconnect(), 1000);
    },
    isRunning: () => context.state === 'running',
    wake: () => wakeContext(context),
    canPlay: (hz) => canPlay(hz, context.sampleRate),
    close: () => void context.close().catch(() => undefined),
  };
}

/**
 * Resolves when the context runs and its clock moves: some browsers report a running context without a device, and a
 * phone call may block the sound for long, so there is a time limit.
 */
async function wakeContext(context: AudioContext): Promise<boolean> {
  const startedAt = context.currentTime;
  const giveUpAt = performance.now() + startPatience;
  const resumed = context.resume().catch(() => undefined);
  await Promise.race([resumed, pause(startPatience)]);
  while (performance.now() < giveUpAt) {
    if (context.state === 'running' && context.currentTime > startedAt) return true;
    await pause(30);
  }
  return false;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
