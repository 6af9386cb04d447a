import { useEffect, useState } from 'react';
import type { LevelScale } from '@/domain/audiometry/level';
import {
  clampLevel,
  levelLimits,
  loudestStartDb,
  softestLevelDb,
} from '@/domain/audiometry/safety';
import type { EarSide } from '@/domain/audiometry/test-result';
import { scaleOf } from './listening-settings';
import { isPassed, sideOrder, sideTones } from './side-check';
import { ensureSound, hushSound } from './sound-actions';
import { answersOf, useTakeStore } from './take-store';

/** Middle of the speech range: most people hear it best. */
export const sideHz = 1000;

/** Silence before each tone, and its length. Seconds. */
const before = 0.6;
const length = 1;

/** How much louder an unheard tone is repeated, in dB. */
const louderBy = 10;

export type SideCheckView = {
  step: 'idle' | 'asking' | 'passed' | 'failed';
  /** Number of tones answered. */
  answered: number;
  correct: number;
  isLouder: boolean;
};

type Inner = SideCheckView & { order: EarSide[]; levelDb: number };

function freshCheck(): Inner {
  return {
    step: 'idle',
    answered: 0,
    correct: 0,
    isLouder: false,
    order: sideOrder(Math.random),
    levelDb: loudestStartDb,
  };
}

/** Six loud tones, each in one ear: detects swapped cups, mono sound and a dead side. */
export function useSideCheck() {
  const [state, setState] = useState<Inner>(freshCheck);
  useEffect(() => hushSound, []);

  async function play(next: Inner) {
    setState(next);
    const player = await ensureSound();
    const channel = next.order[next.answered];
    if (!player || !channel) return;
    player.silence();
    player.play({
      channel,
      hz: sideHz,
      dbfs: next.levelDb + currentScale()[channel][sideHz],
      onset: player.now() + before,
      seconds: length,
      isAnchored: useTakeStore.getState().isAnchored,
    });
  }

  /** Null means "I'm not sure": the tone is repeated louder, up to the limit. */
  function answer(side: EarSide | null) {
    const louder = side === null ? louderThan(state.levelDb) : null;
    if (louder !== null) {
      void play({ ...state, levelDb: louder, isLouder: true });
      return;
    }
    const isRight = side === state.order[state.answered];
    const next: Inner = {
      ...state,
      answered: state.answered + 1,
      correct: state.correct + (isRight ? 1 : 0),
      isLouder: false,
    };
    if (next.answered < sideTones) void play(next);
    else finish(next);
  }

  function finish(next: Inner) {
    hushSound();
    const isGood = isPassed(next.correct);
    if (isGood) {
      useTakeStore.setState({
        clearDb: next.levelDb,
        sideCheck: { correct: next.correct, of: sideTones },
      });
    }
    setState({ ...next, step: isGood ? 'passed' : 'failed' });
  }

  const view: SideCheckView = state;
  return {
    view,
    start: () => play({ ...freshCheck(), step: 'asking' }),
    again: () => play(state),
    answer,
  };
}

function currentScale(): LevelScale {
  return scaleOf(answersOf(useTakeStore.getState().draft));
}

/** The next louder level within all limits; null at the top. */
function louderThan(levelDb: number): number | null {
  const { draft, isAnchored } = useTakeStore.getState();
  const scale = currentScale();
  const limits = levelLimits({
    zeroDbfs: Math.max(scale.R[sideHz], scale.L[sideHz]),
    isAnchored,
    isSensitive: draft.sensitive === 'yes',
    softestDb: softestLevelDb,
  });
  const louder = clampLevel(levelDb + louderBy, limits, {
    previousDb: levelDb,
    isStart: false,
    isFamiliarising: false,
  });
  return louder > levelDb ? louder : null;
}
