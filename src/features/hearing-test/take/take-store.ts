import { create } from 'zustand';
import { shortestWaitSeconds } from '@/domain/audiometry/answers/answer-window';
import { readBirthYear, type Helper } from '@/domain/audiometry/helper/helper';
import type { HelperRefusal } from '@/domain/audiometry/helper/helper-run';
import type { HelperSex } from '@/domain/audiometry/helper/hearing-by-age';
import type { HeadphoneModel, VolumeStep } from '@/domain/audiometry/headphones';
import type { PauseReason, ProcedureState, SideCheck } from '@/domain/audiometry/procedure-state';
import type { EarSide } from '@/domain/audiometry/test-result';
import type { HeadphoneKind, Listener, ListeningAnswers } from '@/domain/hearing/listening-answers';
import type { FinishedTest } from '../finished-test';
import type { ListeningView } from './listening-view';
import type { SavedTest } from './saved-test';
import type { SoundPlayer } from './sound/sound-player';
import type { Interruption } from './sound/watch-interruptions';

export type Scene =
  | 'loading'
  | 'resume'
  | 'start'
  | 'own'
  | 'questions'
  | 'helper'
  | 'headphones'
  | 'room'
  | 'volume'
  | 'sides'
  | 'how'
  | 'practice'
  | 'listening'
  | 'pause'
  | 'helperRefused'
  | 'results'
  | 'noSound';

/** What broke in on the test: the listener, the page going out of sight, the device. */
export type Cause = 'user' | 'stopped' | Interruption;

/** Why the test waits; what the procedure asks for, and what broke in on it. */
export type Waiting =
  | { for: Exclude<PauseReason, 'interrupted' | 'device-changed'> | 'helper' }
  | { for: 'interruption'; cause: Cause };

export type YesNo = 'yes' | 'no';

/** The answers as they are on screen; null where the listener has to decide. */
export type Draft = {
  listener: Listener;
  isAdult: boolean;
  loudNoise: YesNo | null;
  sensitive: YesNo | null;
  betterEar: EarSide | 'same';
  kind: HeadphoneKind | 'speakers' | null;
  model: HeadphoneModel | null;
  /** Where the volume slider ended up; only asked for a model. */
  volumeStep: VolumeStep | null;
  helper: YesNo | null;
  /** The helper's year of birth as it is typed. */
  helperBorn: string;
  helperSex: HelperSex | null;
};

/** The test under way. */
export type Run = {
  answers: ListeningAnswers;
  clearDb: number;
  isAnchored: boolean;
  /** Of the device it began on. */
  sampleRate: number;
  procedure: ProcedureState;
  /** The listener's own finished run, while the helper's is under way. */
  own: ProcedureState | null;
};

export type TakeState = {
  scene: Scene;
  draft: Draft;
  player: SoundPlayer | null;
  soundTrouble: 'unsupported' | 'silent' | 'slow' | null;
  /** Level at which both sides were heard well, in the unit of the procedure. */
  clearDb: number;
  sideCheck: SideCheck | null;
  /** How long the test waits for this listener after a tone, by their practice; in seconds. */
  waitSeconds: number;
  /** The volume was set by the noise; until then everything stays soft. */
  isAnchored: boolean;
  run: Run | null;
  view: ListeningView | null;
  waiting: Waiting | null;
  /** Why the last helper could not be used; null before one was refused. */
  helperRefusal: HelperRefusal | null;
  /** A test of an earlier visit that can go on. */
  saved: SavedTest | null;
  finished: FinishedTest | null;
};

const emptyDraft: Draft = {
  listener: 'me',
  isAdult: false,
  loudNoise: null,
  sensitive: null,
  betterEar: 'same',
  kind: null,
  model: null,
  volumeStep: null,
  helper: null,
  helperBorn: '',
  helperSex: null,
};

export const freshTake: TakeState = {
  scene: 'loading',
  draft: emptyDraft,
  player: null,
  soundTrouble: null,
  clearDb: 0,
  sideCheck: null,
  waitSeconds: shortestWaitSeconds,
  isAnchored: false,
  run: null,
  view: null,
  waiting: null,
  helperRefusal: null,
  saved: null,
  finished: null,
};

/** The one test that this page is taking. It lives as long as the page; what outlasts it is in saved-test.ts. */
export const useTakeStore = create<TakeState>(() => freshTake);

export function patchDraft(patch: Partial<Draft>) {
  useTakeStore.setState(({ draft }) => ({ draft: { ...draft, ...patch } }));
}

export function showScene(scene: Scene) {
  useTakeStore.setState({ scene });
}

/** The draft that these answers came from. */
export function draftOf(answers: ListeningAnswers): Draft {
  return {
    listener: answers.listener,
    isAdult: true,
    loudNoise: answers.hadLoudNoise ? 'yes' : 'no',
    sensitive: answers.isSensitive ? 'yes' : 'no',
    betterEar: answers.betterEar ?? 'same',
    kind: answers.headphoneKind,
    model: answers.headphoneModel,
    volumeStep: answers.volumeStep,
    helper: answers.helper ? 'yes' : 'no',
    helperBorn: answers.helper ? String(answers.helper.birthYear) : '',
    helperSex: answers.helper?.sex ?? null,
  };
}

/** The answers of a draft that has passed its scenes. */
export function answersOf(draft: Draft): ListeningAnswers {
  return {
    listener: draft.listener,
    hadLoudNoise: draft.loudNoise === 'yes',
    isSensitive: draft.sensitive === 'yes',
    betterEar: draft.betterEar === 'same' ? null : draft.betterEar,
    headphoneKind: draft.kind === 'wireless' ? 'wireless' : 'wired',
    headphoneModel: draft.model,
    volumeStep: draft.volumeStep,
    helper: draft.helper === 'yes' ? helperOf(draft) : null,
  };
}

/** The helper as they were described; null where something is missing or they cannot help. */
export function helperOf({ helperBorn, helperSex }: Draft): Helper | null {
  const born = readBirthYear(helperBorn, new Date().getFullYear());
  return born.ok && helperSex ? { birthYear: born.birthYear, sex: helperSex } : null;
}
