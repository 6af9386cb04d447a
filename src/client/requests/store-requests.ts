import type { SwellClient } from 'swell-js';
import { endSession } from '../session/end-session';
import { nextTask } from '../next-task';
import { answerOf, refusalOf, type StoreAnswer, timeoutRefusal } from './store-answer';
import { renewSwellClient, swellClient } from './swell';
import { viewOf } from '../wire/swell-view';

export type StoreCall = (swell: SwellClient) => Promise<unknown>;

/** What a request depends on; `page` below has the shop's own. */
export type StoreLine = {
  connect(): Promise<SwellClient>;
  /** Called when a request hangs: its client must not be used again. */
  abandon(): void;
  /** Called on a 401. */
  endSession(): void;
  deadlineMs: number;
};

/** Spec 9: a request without an answer after 20 seconds has failed. */
const deadlineMs = 20_000;

const page: StoreLine = {
  connect: swellClient,
  abandon: renewSwellClient,
  endSession,
  deadlineMs,
};

/**
 * A request to the Store API that is sent at once, in parallel with others: for reads that no change can affect. Never
 * rejects; a refusal, a network failure and a missing answer are values.
 */
export function storeRequest(
  call: StoreCall,
  line: StoreLine = page,
): Promise<StoreAnswer<unknown>> {
  return ask(call, line, () => undefined);
}

/** A bank gives up after ten minutes (EMV 3-D Secure, 5.5); a shopper without an answer by then has left. */
const patienceMs = 11 * 60_000;

/**
 * A request in which the shopper is asked something, for instance by their bank. It may take minutes; each call to the
 * Store API within it has the usual deadline.
 */
export async function patientRequest(
  call: StoreCall,
  line: StoreLine = page,
): Promise<StoreAnswer<unknown>> {
  const connect = async () => hurried(await line.connect(), line.deadlineMs);
  return ask(call, { ...line, connect, deadlineMs: patienceMs }, () => undefined);
}

/** The same client with a deadline on every call, because swell-js has none. */
function hurried(swell: SwellClient, deadlineMs: number): SwellClient {
  return viewOf(swell, async (...call) => {
    const told = swell.request(...call).then((value: unknown) => ({ value }));
    const answer = await withDeadline(told, deadlineMs);
    if (answer !== null) return answer.value;
    throw Object.assign(new Error(timeoutRefusal.message), { code: timeoutRefusal.code });
  });
}

/**
 * A queue for cart requests: one at a time, in the order of the calls (spec 4). The deadline of a request starts with
 * its turn. `onLate` runs when an abandoned request is answered after all, because the server may have made the change.
 */
export function createCartQueue(onLate: () => void, line: StoreLine = page) {
  let turn: Promise<unknown> = Promise.resolve();
  return (call: StoreCall): Promise<StoreAnswer<unknown>> => {
    const answer = turn.then(() => ask(call, line, onLate));
    turn = answer;
    return answer;
  };
}

async function ask(
  call: StoreCall,
  line: StoreLine,
  onLate: () => void,
): Promise<StoreAnswer<unknown>> {
  const work = connectCalmly(line).then(call).then(answerOf, refusalOf);
  const answer = await withDeadline(work, line.deadlineMs);
  if (answer === null) {
    line.abandon();
    void work.then(onLate);
    return timeoutRefusal;
  }
  if (!answer.ok && answer.code === 'UNAUTHORIZED') line.endSession();
  return answer;
}

/**
 * Yields before the first request, so that the browser can paint, and loading the library and the request are separate
 * tasks.
 */
async function connectCalmly(line: StoreLine): Promise<SwellClient> {
  const swell = await line.connect();
  await nextTask();
  return swell;
}

/** The result of the work, or null when it takes longer. */
function withDeadline<T>(work: Promise<T>, ms: number): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
