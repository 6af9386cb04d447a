import type { Helper } from '@/domain/audiometry/helper/helper';
import {
  earlyRefusalOf,
  medianOf,
  type HelperRefusal,
} from '@/domain/audiometry/helper/helper-run';
import { startProcedure } from '@/domain/audiometry/procedure';
import { finishWithoutHelper } from './finish-listening';
import { helperSettings } from './listening-settings';
import { saveTest } from './saved-test';
import { useTakeStore, type Run } from './take-store';

/** Is it the helper who listens now? */
export function isHelpersTurn(run: Run | null): boolean {
  return Boolean(run?.own);
}

/** Why the helper's run cannot be used, before or while they listen; null while it can, and while nobody helps. */
export function troubleWithHelper({ own, procedure, answers }: Run): HelperRefusal | null {
  if (!own || !answers.helper) return null;
  const median = medianOf(answers.helper, new Date().toISOString());
  return earlyRefusalOf({ own, helper: procedure }, median);
}

/** Stops the helper at once and says why; the listener's own run is kept. */
export function refuseHelper(code: HelperRefusal) {
  useTakeStore.setState({ scene: 'helperRefused', helperRefusal: code, waiting: null });
}

/** Somebody listens as the helper from the beginning: the first one, or another one after them. */
export function seatHelper(helper: Helper) {
  const { run } = useTakeStore.getState();
  if (!run?.own) return;
  const procedure = startProcedure(helperSettings(run.own.settings));
  const seated: Run = { ...run, answers: { ...run.answers, helper }, procedure };
  useTakeStore.setState({
    run: seated,
    scene: 'pause',
    waiting: { for: 'helper' },
    helperRefusal: null,
  });
  saveTest(seated);
}

/** Nobody can help now: the listener's own run is the result, and it says why the helper's part is missing. */
export function goOnAlone() {
  const { run, helperRefusal } = useTakeStore.getState();
  if (run?.own) finishWithoutHelper(run, helperRefusal);
}
