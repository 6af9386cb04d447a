import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import qs from 'qs';
import Stripe from 'stripe';
import type { Mood as MoodOfAny } from '../stand-ins/moody-server';
import { invalid, Refusal } from './refusal';
import { createSetupIntents } from './setup-intents';

type Status =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'canceled'
  | 'succeeded';

type Intent = {
  id: string;
  client_secret: string;
  status: Status;
  amount: number;
  currency: string;
  customer: string | null;
  payment_method: string | null;
  payment_method_types: string[];
  capture_method: string;
  metadata: Record<string, string>;
  setup_future_usage: string | null;
  next_action: { type: string; redirect_to_url: { url: string } } | null;
  refunded: number;
};

/** A card that was typed, and how its bank answers. */
export type Method = {
  id: string;
  customer: string | null;
  isDetached: boolean;
  behaviour: Behaviour;
};

/** The bank's answer when a card is confirmed. */
export type Behaviour = 'good' | 'declined' | 'asks';

/** A call as it arrived, with its fields as texts. */
type Call = { request: string; key: string | null; fields: Record<string, unknown> };

/** How the stand-in behaves. */
export type Mood = MoodOfAny | 'slow';

/** Longer than the shopper, the browser or the shop waits for an answer. */
const slowMs = 30_000;

/**
 * The part of Stripe that we use, for the official client. Like the real one it requires a key, intents that move from
 * one status to the next and never back, and an idempotency key on everything that is created: the same key with
 * another body is refused, with the same body it gives the first answer again, and while the first request runs it says so.
 */
export function createStripeStandIn({ webhookSecret }: { webhookSecret: string }) {
  const intents = new Map<string, Intent>();
  const methods = new Map<string, Method>();
  const refunds: { id: string; amount: number; payment_intent: string; status: string }[] = [];
  const replays = new Map<string, { digest: string; status: number; body: string }>();
  const requests: string[] = [];
  const calls: Call[] = [];
  const keysInUse = new Set<string>();
  let paceMs = 0;
  let usual: Mood = 'well';
  let troubled = /./;

  const intentOf = (id: string) => {
    const intent = intents.get(id);
    if (!intent) throw invalid(`No such payment_intent: '${id}'`, 'intent', 404);
    return intent;
  };

  function methodOf(id: string): Method {
    const method = methods.get(id);
    if (!method) throw invalid(`No such PaymentMethod: '${id}'`, 'payment_method', 404);
    return method;
  }

  const setups = createSetupIntents(methodOf);

  /** A detached card stays readable. The refusal to use it again names no field. */
  function usableMethod(id: string): Method {
    const method = methodOf(id);
    if (method.isDetached) throw invalid('The provided PaymentMethod was detached from a Customer');
    return method;
  }

  function detach(method: Method): void {
    if (method.customer === null) throw invalid('The payment method is not attached to a customer');
    Object.assign(method, { customer: null, isDetached: true });
  }

  /** Confirms an intent, for the shopper or for us. Off session nobody can answer a bank that asks. */
  function confirm(intent: Intent, isOffSession = false): Intent {
    if (intent.status !== 'requires_confirmation' && intent.status !== 'requires_payment_method') {
      throw invalid(`This PaymentIntent's status is ${intent.status}`);
    }
    const [type] = intent.payment_method_types;
    if (type !== 'card') {
      const url = `https://bank.example/${intent.id}`;
      return Object.assign(intent, {
        status: 'requires_action',
        next_action: { type: 'redirect_to_url', redirect_to_url: { url } },
      });
    }
    const method = usableMethod(intent.payment_method ?? '');
    if (method.customer !== null && method.customer !== intent.customer) {
      throw invalid('This PaymentMethod belongs to another customer', 'payment_method');
    }
    if (intent.setup_future_usage !== null) method.customer = intent.customer;
    if (method.behaviour === 'good') return agree(intent);
    if (method.behaviour === 'asks' && !isOffSession) {
      return Object.assign(intent, { status: 'requires_action' });
    }
    Object.assign(intent, { status: 'requires_payment_method', payment_method: null });
    throw new Refusal(402, {
      type: 'card_error',
      ...(method.behaviour === 'asks'
        ? { code: 'authentication_required', decline_code: 'authentication_required' }
        : { code: 'card_declined', decline_code: 'generic_decline' }),
      message: 'Your card was declined.',
    });
  }

  function agree(intent: Intent): Intent {
    const status = intent.capture_method === 'manual' ? 'requires_capture' : 'succeeded';
    return Object.assign(intent, { status, next_action: null });
  }

  function createIntent(fields: Record<string, unknown>): Intent {
    const amount = Number(fields.amount);
    if (!Number.isInteger(amount) || amount < 1) throw invalid('Invalid integer', 'amount');
    const types = Object.values(Object(fields.payment_method_types)).map(String);
    const isBank = types.includes('ideal') || types.includes('bancontact');
    if (isBank && fields.currency !== 'eur') throw invalid('Only euros', 'currency');
    if (isBank && fields.capture_method === 'manual') throw invalid('Not here', 'capture_method');
    const isOffSession = fields.off_session === 'true';
    if (isOffSession && (fields.confirm !== 'true' || fields.setup_future_usage)) {
      throw invalid('Only when confirmed at once, and for nothing later', 'off_session');
    }
    const method = fields.payment_method ? methodOf(String(fields.payment_method)) : null;
    const id = `pi_${randomUUID().replaceAll('-', '')}`;
    const intent: Intent = {
      id,
      client_secret: `${id}_secret_${randomUUID().replaceAll('-', '')}`,
      status: method ? 'requires_confirmation' : 'requires_payment_method',
      amount,
      currency: String(fields.currency),
      customer: fields.customer ? String(fields.customer) : null,
      payment_method: method?.id ?? null,
      payment_method_types: types,
      capture_method: String(fields.capture_method ?? 'automatic'),
      metadata: { ...Object(fields.metadata) },
      setup_future_usage: fields.setup_future_usage ? String(fields.setup_future_usage) : null,
      next_action: null,
      refunded: 0,
    };
    intents.set(id, intent);
    return fields.confirm === 'true' ? confirm(intent, isOffSession) : intent;
  }

  function refund(fields: Record<string, unknown>) {
    const intent = intentOf(String(fields.payment_intent));
    const amount = fields.amount === undefined ? intent.amount : Number(fields.amount);
    if (intent.status !== 'succeeded') throw invalid('There is no charge to refund');
    if (intent.refunded + amount > intent.amount) throw invalid('Greater than charge', 'amount');
    intent.refunded += amount;
    const made = {
      id: `re_${randomUUID().replaceAll('-', '')}`,
      ...{ amount, payment_intent: intent.id, status: 'succeeded' },
    };
    refunds.push(made);
    return made;
  }

  function move(intent: Intent, action: string): Intent {
    if (action === 'confirm') return confirm(intent);
    if (action === 'capture') {
      if (intent.status !== 'requires_capture') throw invalid(`status is ${intent.status}`);
      return Object.assign(intent, { status: 'succeeded' });
    }
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      throw invalid(`You cannot cancel this PaymentIntent: ${intent.status}`);
    }
    return Object.assign(intent, { status: 'canceled' });
  }

  function perform(verb: string, path: string, fields: Record<string, unknown>): unknown {
    const [, room = '', id = '', action = ''] =
      /^\/v1\/([a-z_]+)\/?(\w*)\/?(\w*)$/.exec(path) ?? [];
    if (room === 'customers') return { id: `cus_${randomUUID().replaceAll('-', '')}` };
    if (room === 'payment_method_domains') return { id: 'pmd_1' };
    if (room === 'refunds') {
      const ofIntent = ({ payment_intent }: { payment_intent: string }) =>
        payment_intent === fields.payment_intent;
      return verb === 'POST' ? refund(fields) : { data: refunds.filter(ofIntent) };
    }
    if (room === 'payment_methods') {
      const method = methodOf(id);
      if (action === 'detach') detach(method);
      const { id: name, customer } = method;
      const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 };
      return { id: name, customer, card };
    }
    if (room === 'setup_intents') return id === '' ? setups.create(fields) : setups.find(id);
    if (room !== 'payment_intents') throw invalid(`Unrecognized request URL: ${path}`, '', 404);
    if (id !== '') return action === '' ? intentOf(id) : move(intentOf(id), action);
    if (verb === 'POST') return createIntent(fields);
    return { data: [...intents.values()].filter(({ customer }) => customer === fields.customer) };
  }

  function answer(request: IncomingMessage, body: string): { status: number; body: string } {
    const { pathname, search } = new URL(request.url ?? '/', 'http://stripe.invalid');
    const verb = request.method ?? 'GET';
    if (!/^Bearer sk_test_\w+$/.test(String(request.headers.authorization))) {
      return { status: 401, body: JSON.stringify({ error: { message: 'Invalid API Key' } }) };
    }
    const key = request.headers['idempotency-key'];
    const digest = createHash('sha256').update(`${pathname} ${body}`).digest('hex');
    const earlier = typeof key === 'string' ? replays.get(key) : undefined;
    if (earlier && earlier.digest !== digest) {
      const error = { type: 'idempotency_error', message: 'Keys are for the same parameters' };
      return { status: 400, body: JSON.stringify({ error }) };
    }
    const fields = qs.parse(body || search.slice(1), { depth: 5 });
    calls.push({
      request: `${verb} ${pathname}`,
      key: typeof key === 'string' ? key : null,
      fields,
    });
    if (earlier) return earlier;
    const made = reply(() => perform(verb, pathname, fields));
    if (typeof key === 'string' && verb === 'POST') replays.set(key, { digest, ...made });
    return made;
  }

  /** Answers in the time that the stand-in needs. */
  async function paced(request: IncomingMessage, body: string) {
    const key = request.headers['idempotency-key'];
    if (paceMs === 0 || typeof key !== 'string') return answer(request, body);
    if (keysInUse.has(key)) {
      const error = { type: 'idempotency_error', code: 'idempotency_key_in_use' };
      return { status: 409, body: JSON.stringify({ error }) };
    }
    keysInUse.add(key);
    await new Promise((resolve) => setTimeout(resolve, paceMs));
    keysInUse.delete(key);
    return answer(request, body);
  }

  async function listen(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    requests.push(`${request.method} ${request.url?.split('?')[0]}`);
    const mood = troubled.test(`${request.method} ${request.url}`) ? usual : 'well';
    if (mood === 'silent') return;
    if (mood === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs).unref());
    if (mood === 'gone') return void request.socket.destroy();
    const json = { 'Content-Type': 'application/json', 'Request-Id': 'req_stand_in' };
    if (mood === 'nonsense') {
      return void response.writeHead(200, json).end('{"object":"teapot","id":42}');
    }
    if (mood === 'refusing') {
      const error = { type: 'api_error', message: 'Something went wrong at Stripe' };
      return void response.writeHead(500, json).end(JSON.stringify({ error }));
    }
    const { status, body } = await paced(request, Buffer.concat(chunks).toString('utf8'));
    if (mood === 'answers lost' && request.method === 'POST') return void request.socket.destroy();
    if (mood !== 'half') return void response.writeHead(status, json).end(body);
    response.writeHead(status, { ...json, 'Content-Length': body.length });
    response.write(body.slice(0, body.length / 2), () => response.destroy());
  }

  const server = createServer((request, response) => void listen(request, response));
  return {
    /** The gateway's name, as a shop announces it. */
    name: 'stripe',
    requests,
    /** Those that were understood, with what they asked for. */
    calls,
    intents,
    start: (port = 0) =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(port, '127.0.0.1', resolve);
      }),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    /** @param only pattern of the requests that are affected, such as `POST /v1/refunds` */
    behave(next: Mood, only = /./) {
      usual = next;
      troubled = only;
    },
    /** How long a request with a key takes from now on; zero at first. */
    setPace(ms: number) {
      paceMs = ms;
    },
    /** The card is removed on Stripe's own pages. */
    detachByHand: (token: string) => detach(methodOf(token)),
    /** From now on the card's bank answers like this. */
    setBank(token: string, behaviour: Behaviour): void {
      methodOf(token).behaviour = behaviour;
    },
    /** Plays Stripe's code in the browser for a card that was entered. */
    typeCard(behaviour: Behaviour): string {
      const id = `pm_${randomUUID().replaceAll('-', '')}`;
      methods.set(id, { id, customer: null, isDetached: false, behaviour });
      return id;
    },
    /** The shopper confirms in the browser, or agrees on the bank's page. */
    confirmAsShopper(intentId: string): void {
      const intent = intentOf(intentId);
      const [type] = intent.payment_method_types;
      if (type !== 'card') agree(intent);
      else confirm(intent);
    },
    /** Plays Stripe's code in the browser with a card to keep. */
    confirmSetup: setups.confirm,
    /** The customer's answer to the bank, which has asked about a card to keep. */
    answerBankOnSetup: setups.answerBank,
    /** Plays Stripe's code in the browser, which opens Klarna's page. */
    sendToKlarna(intentId: string): void {
      Object.assign(intentOf(intentId), { payment_method: `pm_klarna${randomUUID().slice(0, 8)}` });
      confirm(intentOf(intentId));
    },
    /** The shopper's answer to the bank, which has asked whether it is really them. */
    answerBank(intentId: string, isShe: boolean): void {
      const intent = intentOf(intentId);
      if (intent.status !== 'requires_action') throw invalid(`status is ${intent.status}`);
      if (isShe) agree(intent);
      else Object.assign(intent, { status: 'requires_payment_method', next_action: null });
    },
    /** Staff refund on Stripe's own pages. */
    refundByHand(intentId: string, amount: number): void {
      refund({ payment_intent: intentId, amount });
    },
    /** The total of captured and not refunded money. */
    taken(): number {
      return [...intents.values()]
        .filter(({ status }) => status === 'succeeded')
        .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
    },
    /** The total that is authorised but not captured. */
    held(): number {
      return [...intents.values()]
        .filter(({ status }) => status === 'requires_capture')
        .reduce((sum, { amount }) => sum + amount, 0);
    },
    /** A webhook report, signed as by Stripe. */
    report(intentId: string, { secret = webhookSecret, at = new Date(), id = 'evt_1' } = {}) {
      const object = { object: 'payment_intent', id: intentId };
      const body = JSON.stringify({ id, type: 'payment_intent.succeeded', data: { object } });
      const timestamp = Math.floor(at.getTime() / 1000);
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret,
        timestamp,
      });
      return { body: new TextEncoder().encode(body), signature };
    },
  };
}

function reply(work: () => unknown): { status: number; body: string } {
  try {
    return { status: 200, body: JSON.stringify(work()) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, body: JSON.stringify({ error: error.fields }) };
  }
}

export type StripeStandIn = ReturnType<typeof createStripeStandIn>;
