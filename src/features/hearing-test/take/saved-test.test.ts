import { writePrivate } from '@/client/private/private-storage';
import { startProcedure } from '@/domain/audiometry/procedure';
import { brand } from '@/domain/brand';
import type { ListeningAnswers } from '@/domain/hearing/listening-answers';
import { settingsFor } from './listening-settings';
import { keptUntil, readSavedTest, saveTest } from './saved-test';
import type { Run } from './take-store';

const answers: ListeningAnswers = {
  listener: 'me',
  hadLoudNoise: false,
  isSensitive: false,
  betterEar: 'L',
  headphoneKind: 'wired',
  headphoneModel: null,
  volumeStep: null,
  helper: null,
};

const run: Run = {
  answers,
  clearDb: 40,
  isAnchored: true,
  sampleRate: 48_000,
  procedure: startProcedure(
    settingsFor(answers, { isAnchored: true, sideCheck: { correct: 6, of: 6 } }),
  ),
  own: null,
};

const key = `${brand.storagePrefix}hearing-take`;

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

it('reads back what it wrote, and forgets it when told', () => {
  saveTest(run);
  const saved = readSavedTest();
  expect(saved).toEqual({ ...run, savedAt: expect.any(String) });
  saveTest(null);
  expect(readSavedTest()).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
});

it('keeps a helper’s run beside the listener’s own', () => {
  saveTest({ ...run, own: run.procedure });
  expect(readSavedTest()?.own).toEqual(run.procedure);
});

it('keeps who the helper is while the test is under way, and reads tests from before they were asked', () => {
  const helper = { birthYear: 1996, sex: 'unsaid' } as const;
  saveTest({ ...run, answers: { ...answers, helper } });
  expect(readSavedTest()?.answers.helper).toEqual(helper);
  const older = { ...answers, helper: undefined, hasHelper: true };
  const stored = { ...run, answers: older, savedAt: new Date() };
  writePrivate('hearing-take', stored);
  expect(readSavedTest()?.answers.helper).toBeNull();
});

it('lasts until the same time two days later', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  saveTest(run);
  jest.setSystemTime(new Date('2026-11-23T09:59:00Z'));
  const saved = readSavedTest();
  expect(saved && keptUntil(saved).toISOString()).toBe('2026-11-23T10:00:00.000Z');
  jest.setSystemTime(new Date('2026-11-23T10:00:00Z'));
  expect(readSavedTest()).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
});

it.each<[string, (stored: Record<string, unknown>) => unknown]>([
  ['nothing', () => null],
  ['a list', () => []],
  ['no time', (stored) => ({ ...stored, savedAt: 'soon' })],
  ['another version', (stored) => ({ ...stored, procedure: { ...run.procedure, version: '0' } })],
  [
    'the second edition, which measured other pitches',
    (stored) => ({
      ...stored,
      procedure: { ...run.procedure, version: '2', listenedSeconds: undefined },
    }),
  ],
  [
    'an answer window that is none',
    (stored) => {
      const settings = { ...run.procedure.settings, waitSeconds: 60 };
      return { ...stored, procedure: { ...run.procedure, settings } };
    },
  ],
  ['no procedure', (stored) => ({ ...stored, procedure: null })],
  ['half a helper', (stored) => ({ ...stored, own: { version: '1' } })],
  [
    'a strange helper',
    (stored) => ({ ...stored, answers: { ...answers, helper: { birthYear: 'old', sex: 'man' } } }),
  ],
  ['strange answers', (stored) => ({ ...stored, answers: { ...answers, listener: 'them' } })],
])('starts anew with %s', (_what, change) => {
  saveTest(run);
  const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
  localStorage.setItem(key, JSON.stringify({ ...stored, value: change(stored.value) }));
  expect(readSavedTest()).toBeNull();
});
