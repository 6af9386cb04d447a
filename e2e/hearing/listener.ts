import type { Locator, Page } from '@playwright/test';
import { nominalScale } from '@/domain/audiometry/headphones';
import type { EarSide } from '@/domain/audiometry/test-result';
import { expect } from '../base/fixtures';
import { say, sayPart } from '../base/words';

/** Softest level heard at each pitch, in the unit of the test. */
export type Hearing = Record<EarSide, Readonly<Record<number, number>>>;

/** A tone that the scripted ear noticed; `dbfs` is the peak that leaves the page. */
type Noticed = {
  ear: EarSide;
  hz: number;
  dbfs: number;
  isHeard: boolean;
  /** On the page's clock, in milliseconds. */
  from: number;
  to: number;
};

declare global {
  interface Window {
    scriptedEar: {
      tones: Noticed[];
      /** Times at which anything in the page changed. */
      changes: number[];
      /** Headphones without left and right: every tone is in both ears and seems to be on the right. */
      isMono: boolean;
      /** The headphones are worn the other way round. */
      isTurned: boolean;
      /** Hears, but does not press. */
      isDeaf: boolean;
      /** Somebody else wears the headphones and needs tones louder by this many dB; below 0 for better ears. */
      needsMoreDb: number;
    };
  }
}

/**
 * Puts a scripted listener into the page before it loads. It follows the sound without help from the test's code: it
 * watches the oscillators, their gains and the channel that they end in, and presses the space bar when a tone is loud
 * enough to hear. The sound's clock follows the page's, so that a test can advance both together.
 */
export async function seatListener(page: Page, hearing: Hearing) {
  await page.clock.install();
  await page.addInitScript(listen, { thresholds: thresholdsOf(hearing), words: listenersWords() });
}

function thresholdsOf(hearing: Hearing): Hearing {
  const scale = nominalScale();
  const inEar = (ear: EarSide) =>
    Object.fromEntries(
      Object.entries(hearing[ear]).map(([hz, db]) => [hz, db + zeroAt(scale[ear], Number(hz))]),
    );
  return { R: inEar('R'), L: inEar('L') };
}

function zeroAt(zeros: Readonly<Record<number, number>>, hz: number): number {
  const zero = zeros[hz];
  if (zero === undefined) throw new Error(`The test has no ${hz} Hz`);
  return zero;
}

/** What a screen of the test says, in the language of this run: words, or the source of a pattern for a part of them. */
function listenersWords() {
  const onlyIn = (ear: string) => sayPart(`Press only for the tone in your ${ear} ear.`).source;
  return { hear: String(say('I hear it')), onlyIn: { L: onlyIn('left'), R: onlyIn('right') } };
}

type Script = { thresholds: Hearing; words: ReturnType<typeof listenersWords> };

/** Runs in the page. */
function listen({ thresholds, words }: Script) {
  const earOfInput: readonly EarSide[] = ['L', 'R'];
  const envelopes = new WeakMap<AudioNode, GainNode>();
  const inputs = new WeakMap<AudioNode, number>();
  const masters = new WeakMap<AudioNode, GainNode>();
  const mergers = new WeakMap<AudioNode, AudioNode>();
  const peaks = new WeakMap<AudioParam, number>();
  const tones: Noticed[] = [];
  const changes: number[] = [];
  window.scriptedEar = {
    tones,
    changes,
    isMono: false,
    isTurned: false,
    isDeaf: false,
    needsMoreDb: 0,
  };
  new MutationObserver(() => changes.push(performance.now())).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });

  const born = performance.now();
  Object.defineProperty(AudioContext.prototype, 'currentTime', {
    get: () => (performance.now() - born) / 1000,
  });
  AudioContext.prototype.getOutputTimestamp = () => ({});

  const connect = AudioNode.prototype.connect as (...args: unknown[]) => unknown;
  AudioNode.prototype.connect = function follow(this: AudioNode, ...args: unknown[]) {
    const [target, , input] = args;
    if (this instanceof OscillatorNode && target instanceof GainNode) envelopes.set(this, target);
    if (target instanceof ChannelMergerNode) {
      inputs.set(this, Number(input ?? 0));
      mergers.set(this, target);
    }
    if (this instanceof ChannelMergerNode && target instanceof GainNode) masters.set(this, target);
    return connect.apply(this, args);
  } as typeof AudioNode.prototype.connect;

  const curve = AudioParam.prototype.setValueCurveAtTime;
  const ends = new WeakMap<AudioParam, number>();
  AudioParam.prototype.setValueCurveAtTime = function follow(values, at, seconds) {
    peaks.set(this, Math.max(...values));
    ends.set(this, at + seconds);
    // Schedules the real sound far in the future: its real clock does not follow the page's, and nobody listens to it.
    return curve.call(this, values, at + 1e6, seconds);
  };

  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function follow(when = 0) {
    const tone = heard(this, when);
    if (tone) {
      tones.push(tone);
      const onset = (when - this.context.currentTime) * 1000;
      if (tone.isHeard) setTimeout(() => press(tone), onset + 350 + Math.random() * 300);
    }
    return start.call(this, 1e6);
  };
  OscillatorNode.prototype.stop = () => {};

  function heard(source: OscillatorNode, when: number): Noticed | null {
    const envelope = envelopes.get(source);
    if (!envelope) return null;
    const merger = mergers.get(envelope);
    const master = (merger && masters.get(merger))?.gain.value ?? 1;
    const dbfs = 20 * Math.log10((peaks.get(envelope.gain) ?? 0) * master);
    const { isMono, isTurned, needsMoreDb } = window.scriptedEar;
    const input = inputs.get(envelope) ?? 0;
    const ear = isMono ? 'R' : (earOfInput[isTurned ? 1 - input : input] ?? 'L');
    const hz = source.frequency.value;
    const isHeard = dbfs >= (thresholds[ear][hz] ?? 0) + needsMoreDb - 0.1;
    const atPage = (time: number) => born + time * 1000;
    return {
      ear,
      hz,
      dbfs,
      isHeard,
      from: atPage(when),
      to: atPage(ends.get(envelope.gain) ?? when),
    };
  }

  /** After the break the screen asks for the tone of one ear alone. */
  function isForOtherEar({ ear }: Noticed): boolean {
    const other = ear === 'L' ? words.onlyIn.R : words.onlyIn.L;
    return new RegExp(other).test(document.body.innerText);
  }

  function press(tone: Noticed) {
    const focused = document.activeElement ?? document.body;
    const isAsked = focused.textContent?.includes(words.hear);
    if (!isAsked || isForOtherEar(tone) || window.scriptedEar.isDeaf) return;
    const key = { key: ' ', code: 'Space', bubbles: true, cancelable: true };
    focused.dispatchEvent(new KeyboardEvent('keydown', key));
    focused.dispatchEvent(new KeyboardEvent('keyup', key));
  }
}

/** Presses "Continue". */
export async function goOn(page: Page) {
  await page.getByRole('button', { name: say('Continue') }).click();
}

export function choices(page: Page, name: string) {
  return page.getByRole('radiogroup', { name: say(name) });
}

/** The first screens, answered as most people would, up to the question about a helper. */
export async function passSafety(page: Page, { isSensitive = false } = {}) {
  await page.getByLabel(say('The person who takes the test is 18 or older')).check();
  await goOn(page);
  await choices(page, 'Were you near loud noise in the last day?').getByLabel(say('No')).check();
  await choices(page, 'Do everyday sounds often feel painfully loud?')
    .getByLabel(say(isSensitive ? 'Yes' : 'No'))
    .check();
  await goOn(page);
  await expect(title(page, 'Can someone help you?')).toBeVisible();
}

/** The same up to the screen about a quiet place, for a listener who is alone. */
export async function passQuestions(page: Page, { isSensitive = false } = {}) {
  await passSafety(page, { isSensitive });
  await choices(page, 'Is a helper with you?').getByLabel(say('No, I am alone')).check();
  await goOn(page);
  await passHeadphones(page);
}

export async function passHeadphones(page: Page) {
  await choices(page, 'What do you listen with?')
    .getByLabel(say('Earphones or headphones with a cable'))
    .check();
  await goOn(page);
  await expect(title(page, 'Find a quiet place')).toBeVisible();
}

/** From the screen about a quiet place to the one with the instructions. */
export async function passSound(page: Page) {
  await goOn(page);
  await page.getByRole('button', { name: say('Play the sound') }).click();
  await expect(page.getByRole('button', { name: say('Stop the sound') })).toBeVisible();
  await goOn(page);
  await passSides(page);
  await goOn(page);
  await expect(title(page, 'Listen')).toBeVisible();
}

/** Says where each tone was, as the scripted ear heard it, until the check is over. */
export async function passSides(page: Page) {
  const before = await tonesSoFar(page);
  await page.getByRole('button', { name: say('Play the first tone') }).click();
  const asked = page.getByText(say('Where did you hear it?'));
  for (let answered = 1; answered <= 20; answered += 1) {
    await expect.poll(() => tonesSoFar(page)).toBe(before + answered);
    const tone = await page.evaluate(() => window.scriptedEar.tones.at(-1));
    const side = tone?.ear === 'L' ? 'Left ear' : 'Right ear';
    await page
      .getByRole('button', { name: say(tone?.isHeard ? side : 'I’m not sure'), exact: true })
      .click();
    if (await asked.isHidden()) return;
  }
}

/** Passes the practice and begins the test itself. */
export async function passPractice(page: Page) {
  await beginToListen(page);
  await listenUntil(page, title(page, 'You’ve got it'));
  await goOn(page);
  await expect(page.getByRole('progressbar', { name: say('Test progress') })).toBeVisible();
}

/** From the break between the ears on to the tones that tell left from right. */
export async function passBreak(page: Page, press: () => Promise<void> = () => goOn(page)) {
  await press();
  await expect(title(page, 'Left or right?')).toBeVisible();
  await press();
  await expectToListen(page);
}

function tonesSoFar(page: Page): Promise<number> {
  return page.evaluate(() => window.scriptedEar.tones.length);
}

/**
 * Listens, faster than real time, until `arrived` is visible. Time moves only in steps here, so that a busy machine
 * does not make the listener slow.
 */
export async function listenUntil(page: Page, arrived: Locator) {
  await stopClock(page);
  for (let step = 0; step < 200 && !(await arrived.isVisible()); step += 1) {
    await page.clock.runFor(5000);
  }
  await page.clock.resume();
  await expect(arrived).toBeVisible();
}

/**
 * Stops the page's clock half a second ahead. On a busy machine that moment may have passed already, and the clock
 * refuses to go back. It has stopped by then, so the next try succeeds.
 */
async function stopClock(page: Page, triesLeft = 3) {
  const soon = (await page.evaluate(() => Date.now())) + 500;
  try {
    await page.clock.pauseAt(soon);
  } catch (error) {
    if (triesLeft === 0) throw error;
    await stopClock(page, triesLeft - 1);
  }
}

/**
 * Goes on to a screen that plays tones. The clock is stopped and advances only until the screen is there and has the
 * focus. Otherwise the first tone would sound in real time and be missed on a busy machine.
 */
export async function beginToListen(page: Page) {
  await stopClock(page);
  await goOn(page);
  for (let step = 0; step < 50 && !(await isListening(page)); step += 1) {
    await page.clock.runFor(20);
  }
  await expectToListen(page);
}

function isListening(page: Page): Promise<boolean> {
  return page.evaluate(
    (words) => document.activeElement?.textContent?.includes(words) ?? false,
    String(say('I hear it')),
  );
}

/** Waits until the answer button has the focus: the listener cannot answer an earlier tone. */
async function expectToListen(page: Page) {
  await expect(page.getByRole('button', { name: say('I hear it'), exact: true })).toBeFocused();
}

/** The heading of a screen. */
export function title(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name: say(name) });
}
