import { startProcedure } from '@/domain/audiometry/procedure';
import type { Measurement } from '@/domain/audiometry/procedure-state';
import type { ListeningAnswers } from '@/domain/hearing/listening-answers';
import { readFinishedTest } from '../finished-test';
import { openRoom, resumeSaved } from './come-back';
import { goOnAlone, refuseHelper, seatHelper, troubleWithHelper } from './helper-turn';
import { helperSettings, settingsFor } from './listening-settings';
import { readSavedTest, saveTest } from './saved-test';
import { freshTake, useTakeStore, type Run } from './take-store';

const answers: ListeningAnswers = {
  listener: 'me',
  hadLoudNoise: false,
  isSensitive: false,
  betterEar: null,
  headphoneKind: 'wired',
  headphoneModel: null,
  volumeStep: null,
  helper: { birthYear: 2000, sex: 'woman' },
};
const settings = settingsFor(answers, { isAnchored: true, sideCheck: { correct: 6, of: 6 } });
const own = startProcedure(settings);
const heard1000 = (db: number): Measurement => ({
  ear: 'R',
  channel: 'R',
  hz: 1000,
  round: 'first-ear',
  db,
  triedDb: null,
  n: 6,
});
const helpersRun = (measurements: Measurement[] = []): Run => ({
  answers,
  clearDb: 40,
  isAnchored: true,
  sampleRate: 48_000,
  own,
  procedure: { ...startProcedure(helperSettings(settings)), measurements },
});

beforeEach(() => {
  localStorage.clear();
  useTakeStore.setState({ ...freshTake, run: helpersRun() });
});

it('finds trouble as soon as the first pitch of a helper is too weak', () => {
  expect(troubleWithHelper(helpersRun([heard1000(10)]))).toBeNull();
  expect(troubleWithHelper(helpersRun([heard1000(45)]))).toBe('helper-hears-too-little');
});

it('looks for none while the listener’s own run is under way', () => {
  const listeners: Run = { ...helpersRun([heard1000(45)]), own: null };
  expect(troubleWithHelper(listeners)).toBeNull();
});

it('keeps the listener’s part when a helper is refused, and says why on the result', () => {
  refuseHelper('helper-hears-too-little');
  expect(useTakeStore.getState()).toMatchObject({ scene: 'helperRefused', run: { own } });
  goOnAlone();
  expect(readFinishedTest()?.result.flags).toContain('helper-hears-too-little');
  expect(useTakeStore.getState()).toMatchObject({ scene: 'results', helperRefusal: null });
});

it('lets another helper listen from the beginning, also after a reload', () => {
  useTakeStore.setState({ run: helpersRun([heard1000(45)]), helperRefusal: 'helper-unreliable' });
  const other = { birthYear: 1990, sex: 'man' } as const;
  seatHelper(other);
  expect(useTakeStore.getState()).toMatchObject({
    scene: 'pause',
    waiting: { for: 'helper' },
    helperRefusal: null,
  });
  const saved = readSavedTest();
  expect(saved).toMatchObject({ answers: { helper: other }, own: { stage: own.stage } });
  expect(saved?.procedure.measurements).toEqual([]);
});

it('after a reload a helper who has heard nothing yet starts with the practice, without a sound', async () => {
  saveTest(helpersRun());
  openRoom();
  expect(useTakeStore.getState().scene).toBe('resume');
  await resumeSaved({ hasOtherHeadphones: false });
  expect(useTakeStore.getState()).toMatchObject({ scene: 'pause', waiting: { for: 'helper' } });
});
