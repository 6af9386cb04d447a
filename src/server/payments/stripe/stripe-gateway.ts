import { paths } from '@/domain/pages/paths';
import type { StripeSettings } from '@/server/settings/gateway-settings';
import type { Database } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { stripeIntents } from '@/server/db/schema/gateway-intents';
import type { RequestLog } from '@/server/http/http-app';
import type { Jobs } from '@/server/jobs/port';
import type { Log } from '@/server/log/log';
import type { CircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import { claimCard, findCard } from '../card-tokens';
import { paymentsOf } from '../payment-history';
import type { PaymentGateway, Payments, SavedCards } from '../port';
import { refundPayment, refundsOf } from '../refunds';
import { savedCards } from '../saved-cards';
import { captureHeld } from './capture';
import { createCardSetups } from './card-setups';
import { stripeMethods } from './methods';
import { customerOf } from './cards';
import { createPaymentWork } from './payment-work';
import { createStripeApi } from './stripe-api';
import { talking } from './request-cache';
import { createPaymentSession } from './payment-session';
import { createStripeVault } from './vault-api';
import { createReports } from './webhook';
import { noScripts, type VaultOptions } from '../jsonp';

const refundedColumns = columnsOf(stripeIntents, ['paymentId']);

type GatewayDeps = {
  settings: StripeSettings;
  siteUrl: string;
  vaultOptions?: VaultOptions;
  db: Database;
  jobs: Jobs;
  log: Pick<Log, 'error'>;
  requestLog: RequestLog;
  circuitBreakers: CircuitBreakers;
  now?: () => Date;
};

/** Payments that really move money, by Stripe (docs/payments.md). */
export function createStripeGateway(deps: GatewayDeps): PaymentGateway {
  const {
    settings,
    siteUrl,
    db,
    jobs,
    log,
    requestLog,
    circuitBreakers,
    now = () => new Date(),
  } = deps;
  const { vaultOptions = noScripts } = deps;
  const api = createStripeApi(settings, circuitBreakers);
  const methods = stripeMethods(settings);
  const paymentSession = { db, api, jobs, methods, now, returnUrl: siteUrl + paths.checkout };
  const payments: Payments = {
    providerName: 'Stripe',
    methods: () => methods,
    findCard,
    async claim(tx, named) {
      await claimCard(tx, named);
      if (named.references.length === 0) return;
      await tx.query(
        'update stripe_intents set cart_id = $1 where cart_id is null and intent_id = any($2)',
        [named.cartId, named.references],
      );
    },
    inPaymentSession: (work) =>
      talking((requestCache) => work(createPaymentSession(paymentSession, requestCache))),
    savedCards: keptCards(jobs),
    customerOf: (accountId) => customerOf(db, accountId),
    async refund(tx, request) {
      const refunded = await refundPayment(tx, request);
      if (!refunded.ok) return refunded;
      const [refund] = await tx.query<RowOf<typeof refundedColumns>>(
        `update stripe_intents set is_settled = false
         where payment_id = (select payment_id from refunds where id = $1)
         returning ${refundedColumns}`,
        [refunded.refundId],
      );
      const paymentId = refund?.paymentId ?? null;
      if (paymentId !== null) await jobs.enqueue(tx, 'settle-payment', { paymentId });
      return refunded;
    },
    refundsOf,
    capture: (orderId) => captureHeld({ db, api, jobs, log }, orderId),
    ofOrder: paymentsOf,
  };
  return {
    payments,
    confirmations: null,
    cardSetups: createCardSetups({ db, api }),
    openVault: () => createStripeVault({ db, api, siteUrl }, requestLog, vaultOptions),
    work: createPaymentWork({ db, api, jobs, log }),
    reports: createReports({ db, jobs, webhookSecret: settings.webhookSecret }),
  };
}

/** Removing a card here also removes it at Stripe. */
function keptCards(jobs: Jobs): SavedCards {
  return {
    ...savedCards,
    async forget(tx, card) {
      const isForgotten = await savedCards.forget(tx, card);
      if (isForgotten) await jobs.enqueue(tx, 'forget-card', { token: card.token });
      return isForgotten;
    },
  };
}
