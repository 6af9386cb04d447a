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

/** Cause of an interruption: the listener, a hidden page, or the device. */
export type Cause = 'user' | 'stopped' | Interruption;

/** Why the test waits: a pause of the procedure, or an interruption. */
export type Waiting =
  | { for: Exclude<PauseReason, 'interrupted' | 'device-changed'> | 'helper' }
  | { for: 'interruption'; cause: Cause };

export type YesNo = 'yes' | 'no';

/** The answers on screen; null where the listener still has to decide. */
export type Draft = {
  listener: Listener;
  isAdult: boolean;
  loudNoise: YesNo | null;
  sensitive: YesNo | null;
  betterEar: EarSide | 'same';
  kind: HeadphoneKind | 'speakers' | null;
  model: HeadphoneModel | null;
  /** Final position of the volume slider; only asked for a known model. */
  volumeStep: VolumeStep | null;
  helper: YesNo | null;
  /** The helper's year of birth as typed. */
  helperBorn: string;
  helperSex: HelperSex | null;
};

/** The test in progress. */
export type Run = {
  answers: ListeningAnswers;
  clearDb: number;
  isAnchored: boolean;
  /** Sample rate of the device on which it started. */
  sampleRate: number;
  procedure: ProcedureState;
  /** The listener's own finished run, while the helper's is in progress. */
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
  /** How long the test waits for this listener after a tone, from their practice; in seconds. */
  waitSeconds: number;
  /** The volume was set by the noise; until then all sounds stay soft. */
  isAnchored: boolean;
  run: Run | null;
  view: ListeningView | null;
  waiting: Waiting | null;
  /** Why the last helper could not be used; null before one was refused. */
  helperRefusal: HelperRefusal | null;
  /** A test of an earlier visit that can be continued. */
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

/** The test on this page. It exists as long as the page; the stored part is in saved-test.ts. */
export const useTakeStore = create<TakeState>(() => freshTake);

export function patchDraft(patch: Partial<Draft>) {
  useTakeStore.setState(({ draft }) => ({ draft: { ...draft, ...patch } }));
}

export function showScene(scene: Scene) {
  useTakeStore.setState({ scene });
}

/** Turns answers back into the draft they came from. */
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

/** The answers of a draft that is complete. */
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

/** The helper by the draft; null where something is missing or they cannot help. */
export function helperOf({ helperBorn, helperSex }: Draft): Helper | null {
  const born = readBirthYear(helperBorn, new Date().getFullYear());
  return born.ok && helperSex ? { birthYear: born.birthYear, sex: helperSex } : null;
}
