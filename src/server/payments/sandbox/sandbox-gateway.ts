import type { SqlSession } from '@/server/db/database';
import type { RequestLog } from '@/server/http/http-app';
import type { Confirmations, PaymentGateway } from '../port';
import { createAuthorisations } from './authorisations';
import { createConfirmations } from './bank-page';
import { createSandboxPayments } from './sandbox-payments';
import { createVault } from './vault';
import { createVaultApi } from './vault-api';
import { noScripts, type VaultOptions } from '../jsonp';

/** The embedded gateway with its three interfaces: for the engine, for its own bank page, and for swell-js. */
export type SandboxGateway = PaymentGateway & { confirmations: Confirmations };

export function createSandboxGateway(deps: {
  db: SqlSession;
  log: RequestLog;
  now?: () => Date;
  vaultOptions?: VaultOptions;
}): SandboxGateway {
  const { db, log, now = () => new Date(), vaultOptions = noScripts } = deps;
  const vault = createVault({ db, now });
  const authorisations = createAuthorisations({ db });
  return {
    payments: createSandboxPayments({ now }),
    confirmations: createConfirmations({ vault, authorisations }),
    cardSetups: null,
    work: null,
    reports: null,
    openVault: (amountDue) =>
      createVaultApi({ vault, authorisations, amountDue, now }, log, vaultOptions),
  };
}
