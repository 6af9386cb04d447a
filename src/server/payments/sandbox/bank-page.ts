import type { Confirmation, Confirmations } from '../port';
import { canAnswer, decisions, otherAnswers, redirectStatus, type Answer } from './answers';
import type { Authorisation, Authorisations } from './authorisations';
import { methodName } from './method-table';
import { withParameters } from '../own-path';
import { returnPathOf } from './return-path';
import type { Intent, IntentStatus, Vault } from './vault';

/** The bank page: shows payments and records decisions, for cards and for all other methods. */
export function createConfirmations(deps: {
  vault: Vault;
  authorisations: Authorisations;
}): Confirmations {
  const { vault, authorisations } = deps;

  async function find(id: string): Promise<Confirmation | null> {
    const intent = await vault.findIntent(id);
    if (intent) return ofIntent(intent);
    const found = await authorisations.find(id);
    return found && ofAuthorisation(found);
  }

  return {
    find,
    async decide(id, decision) {
      const known = decisions.find((one) => one === decision);
      if (!known) return { ok: false, code: 'unknown_decision' };
      const confirmation = await find(id);
      if (!confirmation) return { ok: false, code: 'unknown_payment' };
      if (!canAnswer(confirmation.method, known)) return { ok: false, code: 'unknown_decision' };
      const intent = await vault.decideIntent(id, known);
      if (intent) return { ok: true, value: ofIntent(intent) };
      const decided = await authorisations.decide(id, known);
      return decided
        ? { ok: true, value: ofAuthorisation(decided) }
        : { ok: false, code: 'unknown_payment' };
    },
  };
}

function ofIntent({ amount, currency, status, returnPath }: Intent): Confirmation {
  const answer = answers[status];
  return {
    ...wordsOf('card', answer),
    amount,
    currency,
    returnPath: withParameters(returnPath, {
      gateway: 'embedded',
      redirect_status: redirectStatus(answer),
    }),
  };
}

function ofAuthorisation(found: Authorisation): Confirmation {
  const { method, answer, amount, currency } = found;
  return { ...wordsOf(method, answer), amount, currency, returnPath: returnPathOf(found) };
}

function wordsOf(method: string, answer: Answer) {
  return {
    method,
    name: methodName(method),
    isDecided: answer !== 'open',
    otherAnswers: otherAnswers(method),
  };
}

const answers: Readonly<Record<IntentStatus, Answer>> = {
  requires_confirmation: 'open',
  requires_capture: 'approve',
  succeeded: 'approve',
  requires_payment_method: 'decline',
  canceled: 'decline',
  processing: 'unknown',
  failed: 'failed',
  silent: 'silent',
};
