import { cents } from '@/domain/money';
import type { SqlSession } from '@/server/db/database';
import type { HttpFace } from '@/server/http/exchange';
import type { RequestLog } from '@/server/http/face';
import type { Confirmation, Confirmations, Payments } from '../port';
import { createSandboxPayments } from './sandbox-payments';
import { createVault, type Intent, type IntentStatus, type Vault } from './vault';
import { createVaultApi } from './vault-api';

/** The embedded gateway's three doors: for the engine, for swell-js, and for its own confirmation page. */
export type SandboxGateway = {
  payments: Payments;
  vaultApi: HttpFace;
  confirmations: Confirmations;
};

export function createSandboxGateway(deps: {
  db: SqlSession;
  log: RequestLog;
  now?: () => Date;
}): SandboxGateway {
  const { now = () => new Date() } = deps;
  const vault = createVault({ db: deps.db, now });
  return {
    payments: createSandboxPayments({ now }),
    vaultApi: createVaultApi({ vault, log: deps.log }),
    confirmations: confirmationsOf(vault),
  };
}

function confirmationsOf(vault: Vault): Confirmations {
  return {
    find: async (id) => confirmationOf(await vault.findIntent(id)),
    decide: async (id, decision) => confirmationOf(await vault.decideIntent(id, decision)),
  };
}

const answers: Readonly<Record<IntentStatus, Confirmation['answer']>> = {
  requires_confirmation: 'open',
  requires_capture: 'approved',
  succeeded: 'approved',
  canceled: 'declined',
};

function confirmationOf(intent: Intent | null): Confirmation | null {
  if (!intent) return null;
  const { amount, currency, status, returnPath } = intent;
  return { amount: cents(amount), currency, answer: answers[status], returnPath };
}
