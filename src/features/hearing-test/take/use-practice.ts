import { useEffect, useRef, useState } from 'react';
import { longestWaitSeconds, waitFor } from '@/domain/audiometry/answers/answer-window';
import { helperPracticeDb, type HelperRefusal } from '@/domain/audiometry/helper/helper-run';
import { toneSeconds as testToneSeconds } from '@/domain/audiometry/presentation';
import { quietAfterVolumeMs } from '@/domain/audiometry/safety';
import type { EarSide } from '@/domain/audiometry/test-result';
import { isHelpersTurn, refuseHelper } from './helper-turn';
import { scaleOf } from './listening-settings';
import { ensureSound, hushSound } from './sound-actions';
import { watchInterruptions } from './sound/watch-interruptions';
import { answersOf, showScene, useTakeStore } from './take-store';
import { createTrialRunner, type TrialAnswer, type TrialRunner } from './trial-runner';
import { sideHz } from './use-side-check';

/** Easy tones, and how many of them have to be heard before the test starts. */
const practiceSides: readonly EarSide[] = ['R', 'L', 'R', 'L'];
const neededHeard = 3;
const mostEarly = 2;

/** A helper who fails this often would be refused after the whole run anyway. */
const helperAttempts = 2;

const toneSeconds = 1.1;

/**
 * Shortest and longest silence before a tone, in seconds. Slow answers are waited for, because the practice measures
 * the listener's pace.
 */
const shortestGap = longestWaitSeconds + 0.2;
const longestGap = 3;

export type PracticeView = {
  step: 'running' | 'passed' | 'again' | 'silent';
  feedback: 'heard' | 'missed' | 'early' | null;
};

/**
 * Four easy tones with feedback, so that the listener knows the button before it counts. A helper gets softer ones: one
 * who cannot hear them, or presses at random, is told now.
 */
export function usePractice() {
  const [view, setView] = useState<PracticeView>({ step: 'running', feedback: null });
  const [attempt, setAttempt] = useState(1);
  const runner = useRef<TrialRunner | null>(null);

  useEffect(() => {
    let isCurrent = true;
    let unwatch = () => {};
    async function practise() {
      const player = await ensureSound();
      if (!player || !isCurrent) return;
      unwatch = watchInterruptions(player, leavePractice);
      runner.current = createTrialRunner(player);
      const answers = await playAll(runner.current, (feedback) => {
        if (isCurrent) setView({ step: 'running', feedback });
      });
      if (!isCurrent) return;
      const step = stepAfter(answers);
      const isHelper = isHelpersTurn(useTakeStore.getState().run);
      if (!isHelper) setView({ step, feedback: null });
      else if (step === 'passed' || attempt < helperAttempts) {
        setView({ step: step === 'passed' ? step : 'again', feedback: null });
      } else refuseHelper(refusalAfter(answers));
    }
    void practise();
    return () => {
      isCurrent = false;
      unwatch();
      runner.current?.abort();
      hushSound();
    };
  }, [attempt]);

  function again() {
    setView({ step: 'running', feedback: null });
    setAttempt(attempt + 1);
  }

  return { view, press: () => runner.current?.press(), again };
}

/** Returns to the scene where the practice started. */
export function leavePractice() {
  showScene(isHelpersTurn(useTakeStore.getState().run) ? 'pause' : 'how');
}

async function playAll(
  runner: TrialRunner,
  onFeedback: (feedback: PracticeView['feedback']) => void,
): Promise<TrialAnswer[]> {
  const { draft, clearDb, isAnchored, run } = useTakeStore.getState();
  const scale = scaleOf(answersOf(draft));
  const levelDb = isHelpersTurn(run) ? helperPracticeDb : clearDb;
  const answers: TrialAnswer[] = [];
  for (const channel of practiceSides) {
    const answer = await runner.run({
      tone: { channel, hz: sideHz, dbfs: levelDb + scale[channel][sideHz], isAnchored },
      seconds: toneSeconds,
      wait: longestWaitSeconds,
      gap:
        shortestGap +
        Math.random() * (longestGap - shortestGap) +
        (answers.length === 0 ? quietAfterVolumeMs / 1000 : 0),
    });
    if (!answer) break;
    answers.push(answer);
    onFeedback(feedbackOn(answer));
  }
  keepPace(answers);
  return answers;
}

/**
 * Sets the waiting time to this listener's pace. A helper's run was created before their practice, so it is updated as
 * well.
 */
function keepPace(answers: readonly TrialAnswer[]) {
  const latencies = answers.flatMap(({ latencyMs }) => latencyMs ?? []);
  const waitSeconds = waitFor(latencies, testToneSeconds);
  const { run } = useTakeStore.getState();
  if (!run || !isHelpersTurn(run)) return useTakeStore.setState({ waitSeconds });
  const { procedure } = run;
  const settings = { ...procedure.settings, waitSeconds };
  useTakeStore.setState({ run: { ...run, procedure: { ...procedure, settings } } });
}

function feedbackOn({ heard, earlyPresses }: TrialAnswer): PracticeView['feedback'] {
  if (earlyPresses > 0) return 'early';
  return heard ? 'heard' : 'missed';
}

function stepAfter(answers: readonly TrialAnswer[]): PracticeView['step'] {
  const heard = answers.filter((answer) => answer.heard).length;
  const early = answers.reduce((sum, answer) => sum + answer.earlyPresses, 0);
  if (heard === 0 && early === 0) return 'silent';
  return heard >= neededHeard && early <= mostEarly ? 'passed' : 'again';
}

function refusalAfter(answers: readonly TrialAnswer[]): HelperRefusal {
  const early = answers.reduce((sum, answer) => sum + answer.earlyPresses, 0);
  return early > mostEarly ? 'helper-unreliable' : 'helper-hears-too-little';
}
