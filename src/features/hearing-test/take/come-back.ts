import { interrupt } from '@/domain/audiometry/procedure';
import { keepFinishedTest, readFinishedTest } from '../finished-test';
import { goOn } from './listening';
import { readSavedTest, saveTest } from './saved-test';
import { hasWebAudio } from './sound/sound-player';
import { draftOf, freshTake, useTakeStore, type Run } from './take-store';

/** Opens the test with a result, a saved test, or the beginning. */
export function openRoom() {
  const saved = readSavedTest();
  const finished = readFinishedTest();
  if (saved) useTakeStore.setState({ ...freshTake, saved, scene: 'resume' });
  else if (finished) useTakeStore.setState({ ...freshTake, finished, scene: 'results' });
  else if (hasWebAudio()) useTakeStore.setState({ ...freshTake, scene: 'start' });
  else useTakeStore.setState({ ...freshTake, scene: 'noSound', soundTrouble: 'unsupported' });
}

/** Continues the saved test. Other headphones have another scale, so then only the answers are kept. */
export async function resumeSaved({ hasOtherHeadphones }: { hasOtherHeadphones: boolean }) {
  const { saved } = useTakeStore.getState();
  if (!saved) return;
  const run: Run = saved;
  useTakeStore.setState({ draft: draftOf(run.answers), saved: null });
  if (hasOtherHeadphones) {
    saveTest(null);
    useTakeStore.setState({ scene: 'headphones' });
    return;
  }
  const { clearDb, isAnchored } = run;
  // A helper who has heard nothing yet practises first.
  const isHelperNext = run.own !== null && run.procedure.trials.length === 0;
  const procedure = isHelperNext ? run.procedure : interrupt(run.procedure, 'interrupted');
  useTakeStore.setState({
    run: { ...run, procedure },
    clearDb,
    isAnchored,
    sideCheck: procedure.settings.sideCheck,
    scene: 'pause',
    waiting: isHelperNext ? { for: 'helper' } : { for: 'interruption', cause: 'user' },
  });
  if (!isHelperNext) await goOn();
}

/** Removes the started or finished test. */
export function startOver() {
  saveTest(null);
  keepFinishedTest(null);
  openRoom();
}
