import type { PaymentRefusal } from '../port';

/** Request cache: the calls to Stripe and their answers during one payment. */
export class RequestCache {
  /** Intent rows that were read from Stripe in this request. */
  readonly read = new Set<string>();
  /** Rows made for a card, by terms. */
  readonly made = new Map<string, string>();
  /** Terms that a bank has declined, and how. */
  readonly declined = new Map<
    string,
    Extract<PaymentRefusal, 'card_declined' | 'card_asks_holder'>
  >();
  /** Card tokens that were looked up. */
  readonly learnt = new Set<string>();
}

/** Thrown in a transaction that needs a call to Stripe first; carries the call out of the transaction. */
export class Question extends Error {
  override name = 'Question';

  constructor(readonly ask: () => Promise<void>) {
    super('Stripe has to be asked first');
  }
}

/** Read a card, authorise it, read it again: nothing needs more calls. */
const mostQuestions = 5;

/** Runs the work again after each call it asked for. */
export async function talking<T>(work: (requestCache: RequestCache) => Promise<T>): Promise<T> {
  const requestCache = new RequestCache();
  for (let asked = 0; ; asked += 1) {
    try {
      return await work(requestCache);
    } catch (thrown) {
      if (!(thrown instanceof Question) || asked === mostQuestions) throw thrown;
      await thrown.ask();
    }
  }
}
