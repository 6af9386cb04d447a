import { useEffect, useState } from 'react';
import { loadConfirmation, sendDecision, type Confirmation, type Decision } from './confirmation';

export type ConfirmationState =
  | { step: 'loading' }
  | { step: 'unknown' }
  | { step: 'answered'; confirmation: Confirmation }
  | { step: 'asking'; confirmation: Confirmation; sending: Decision | null; hasFailed: boolean };

/**
 * The shopper's answer to one payment. `intent` is undefined until the address is known and null when it names none.
 * `leave` is called once, with the address to open.
 */
export function useConfirmation(intent: string | null | undefined, leave: (url: string) => void) {
  const [state, setState] = useState<ConfirmationState>({ step: 'loading' });

  useEffect(() => {
    if (intent === undefined) return undefined;
    let isCurrent = true;
    const loaded = intent === null ? Promise.resolve(null) : loadConfirmation(intent);
    loaded.then(stateOf, () => stateOf(null)).then((next) => isCurrent && setState(next));
    return () => {
      isCurrent = false;
    };
  }, [intent]);

  async function decide(decision: Decision) {
    if (state.step !== 'asking' || state.sending !== null || !intent) return;
    setState({ ...state, sending: decision, hasFailed: false });
    try {
      leave((await sendDecision(intent, decision)).returnUrl);
    } catch {
      setState({ ...state, sending: null, hasFailed: true });
    }
  }

  return { state, decide };
}

function stateOf(confirmation: Confirmation | null): ConfirmationState {
  if (!confirmation) return { step: 'unknown' };
  if (confirmation.isDecided) return { step: 'answered', confirmation };
  return { step: 'asking', confirmation, sending: null, hasFailed: false };
}
