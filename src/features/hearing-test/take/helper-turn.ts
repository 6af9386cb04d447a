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

/** Whether the helper is listening now. */
export function isHelpersTurn(run: Run | null): boolean {
  return Boolean(run?.own);
}

/** Why the helper's run cannot be used, before or while they listen; null while it can, and without a helper. */
export function troubleWithHelper({ own, procedure, answers }: Run): HelperRefusal | null {
  if (!own || !answers.helper) return null;
  const median = medianOf(answers.helper, new Date().toISOString());
  return earlyRefusalOf({ own, helper: procedure }, median);
}

/** Stops the helper at once and shows the reason; the listener's own run is kept. */
export function refuseHelper(code: HelperRefusal) {
  useTakeStore.setState({ scene: 'helperRefused', helperRefusal: code, waiting: null });
}

/** Starts the helper's run from the beginning, for the first helper or another one. */
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

/** Continues without a helper: the listener's own run is the result, and it tells why the helper's part is missing. */
export function goOnAlone() {
  const { run, helperRefusal } = useTakeStore.getState();
  if (run?.own) finishWithoutHelper(run, helperRefusal);
}
