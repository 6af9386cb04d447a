import type { Cents } from '@/domain/money';
import type { Database } from '@/server/db/database';
import type { RequestLog } from '@/server/http/http-app';
import { createCircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import type { PaymentGateway } from '@/server/payments/port';
import { createStripeGateway } from '@/server/payments/stripe/stripe-gateway';
import type { StripeSettings } from '@/server/settings/gateway-settings';
import type { Behaviour, StripeStandIn } from './stand-in';
import type { Named, PaymentsWorld } from '../contracts/payments-contract';

const stripeSettings: StripeSettings = {
  secretKey: 'sk_test_shop',
  publishableKey: 'pk_test_shop',
  webhookSecret: 'whsec_shop',
  isLive: false,
  methods: ['card', 'google', 'apple', 'klarna', 'ideal', 'bancontact'],
  apiUrl: null,
};

const noLog: RequestLog = { info: () => undefined, error: () => undefined };

type Job = { name: string; payload: Record<string, unknown> };

/** A shop that takes payments with Stripe, its vault, and jobs that wait until a test runs them. */
export type StripeWorld = PaymentsWorld & {
  gateway: PaymentGateway;
  jobs: Job[];
  /** Jobs for handlers outside the payments. */
  told: Job[];
  /** Calls the vault as swell-js does. @returns what the call resolves with */
  askVault(method: string, path: string, data: object): Promise<Record<string, unknown>>;
};

/** @param timeoutMs longest wait for one answer: short in tests where Stripe is silent, else the adapter's own */
export function stripeWorld(db: Database, standIn: StripeStandIn, timeoutMs?: number): StripeWorld {
  const jobs: Job[] = [];
  const told: Job[] = [];
  const gateway = createStripeGateway({
    settings: { ...stripeSettings, apiUrl: standIn.url, timeoutMs },
    siteUrl: 'https://shop.example',
    db,
    jobs: {
      enqueue: async (_, name, payload) => void jobs.push({ name, payload: { ...payload } }),
    },
    log: { error: () => undefined },
    requestLog: noLog,
    circuitBreakers: createCircuitBreakers(),
  });
  const vault = gateway.openVault(async () => null);

  async function askVault(method: string, path: string, data: object) {
    const body = new TextEncoder().encode(JSON.stringify(data));
    const answer = await vault.handle({
      method,
      path,
      rawQuery: '',
      headers: { 'content-type': 'application/json' },
      remoteAddress: '',
      body: async () => body,
    });
    const reply = JSON.parse(String(answer.body));
    if (reply.$status !== 200) throw new Error(reply.$error);
    return reply.$data;
  }

  async function card(behaviour: Behaviour, amount: Cents): Promise<Named> {
    const token = standIn.typeCard(behaviour);
    const intent = { amount, currency: 'usd', payment_method: token, capture_method: 'manual' };
    const made = await askVault('POST', '/intent', { gateway: 'stripe', intent });
    const id = String(made.id);
    if (behaviour === 'good') standIn.confirmAsShopper(id);
    return { method: 'card', cardToken: token, intents: { stripe: { id } }, means: null };
  }

  return {
    db,
    gateway,
    jobs,
    told,
    askVault,
    payments: gateway.payments,
    agreed: (amount) => card('good', amount),
    declined: (amount) => card('declined', amount),
    unanswered: (amount) => card('asks', amount),
    async agreedWithKlarna(amount) {
      const intent = { amount, currency: 'usd', payment_method_types: 'klarna' };
      const made = await askVault('POST', '/intent', { gateway: 'stripe', intent });
      const id = String(made.id);
      standIn.confirmAsShopper(id);
      const means = { klarna: { token: 'pm_klarna' } };
      return { method: 'klarna', cardToken: null, intents: { stripe: { id } }, means };
    },
    async settle() {
      for (let job = jobs.shift(); job; job = jobs.shift()) {
        if (!(await perform(gateway, job))) told.push(job);
      }
    },
    takenAtProvider: async () => standIn.taken(),
  };
}

/** Runs a payment job as the workers do; false for any other job. */
async function perform({ work }: PaymentGateway, { name, payload }: Job): Promise<boolean> {
  if (name === 'settle-payment') await work?.settle(String(payload.paymentId));
  else if (name === 'read-payment') await work?.readAgain(String(payload.intentId));
  else if (name === 'forget-card') await work?.forgetCard(String(payload.token));
  else return false;
  return true;
}
