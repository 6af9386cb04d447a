/** What Stripe was asked, and said, while one thing is being paid for. */
export class RequestCache {
  /** Rows of intents that were read from Stripe in this talk. */
  readonly read = new Set<string>();
  /** Rows that were made for a card on certain terms. */
  readonly made = new Map<string, string>();
  /** Terms that a bank has declined. */
  readonly declined = new Set<string>();
  /** Card tokens that were looked up. */
  readonly learnt = new Set<string>();
}

/** Thrown inside a transaction that cannot go on before Stripe was asked; carries the question out of it. */
export class Question extends Error {
  override name = 'Question';

  constructor(readonly ask: () => Promise<void>) {
    super('Stripe has to be asked first');
  }
}

/** Look a card up, agree on it, read it again: nothing needs more. */
const mostQuestions = 5;

/** Runs work again after each question of it. */
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
