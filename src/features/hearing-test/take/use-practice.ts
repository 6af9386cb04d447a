import { useEffect, useRef, useState } from 'react';
import { longestWaitSeconds, waitFor } from '@/domain/audiometry/answers/answer-window';
import { toneSeconds as testToneSeconds } from '@/domain/audiometry/presentation';
import { quietAfterVolumeMs } from '@/domain/audiometry/safety';
import type { EarSide } from '@/domain/audiometry/test-result';
import { scaleOf } from './listening-settings';
import { ensureSound, hushSound } from './sound-actions';
import { watchInterruptions } from './sound/watch-interruptions';
import { answersOf, showScene, useTakeStore } from './take-store';
import { createTrialRunner, type TrialAnswer, type TrialRunner } from './trial-runner';
import { sideHz } from './use-side-check';

/** Easy tones, and how many of them have to be heard before it gets serious. */
const practiceSides: readonly EarSide[] = ['R', 'L', 'R', 'L'];
const neededHeard = 3;
const mostEarly = 2;

const toneSeconds = 1.1;

/** Shortest and longest silence before a tone, in seconds: slow answers are waited for, as their pace is what we learn here. */
const shortestGap = longestWaitSeconds + 0.2;
const longestGap = 3;

export type PracticeView = {
  step: 'running' | 'passed' | 'again' | 'silent';
  feedback: 'heard' | 'missed' | 'early' | null;
};

/** Four easy tones with feedback, so that the button is known before it counts. */
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
      unwatch = watchInterruptions(player, () => showScene('how'));
      runner.current = createTrialRunner(player);
      const answers = await playAll(runner.current, (feedback) => {
        if (isCurrent) setView({ step: 'running', feedback });
      });
      if (isCurrent) setView({ step: stepAfter(answers), feedback: null });
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

async function playAll(
  runner: TrialRunner,
  onFeedback: (feedback: PracticeView['feedback']) => void,
): Promise<TrialAnswer[]> {
  const { draft, clearDb, isAnchored } = useTakeStore.getState();
  const scale = scaleOf(answersOf(draft));
  const answers: TrialAnswer[] = [];
  for (const channel of practiceSides) {
    const answer = await runner.run({
      tone: { channel, hz: sideHz, dbfs: clearDb + scale[channel][sideHz], isAnchored },
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

/** The test waits as long as this listener needs. */
function keepPace(answers: readonly TrialAnswer[]) {
  const latencies = answers.flatMap(({ latencyMs }) => latencyMs ?? []);
  useTakeStore.setState({ waitSeconds: waitFor(latencies, testToneSeconds) });
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
