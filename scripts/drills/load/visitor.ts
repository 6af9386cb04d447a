import { randomBytes } from 'node:crypto';
import { StoreSession } from '@/testing/http-shopper/store-session';
import type { Figures, Outcome } from './figures';
import { ask, type Answer, type Asked } from './http';

const json = { 'content-type': 'application/json' };

/** Ends a visit because the shop failed; the failure has been recorded already. */
export class GoesAway extends Error {
  override name = 'GoesAway';
}

/** One visitor with their own session and client address, because the shop limits requests per address. */
export class Visitor {
  readonly #session = new StoreSession();
  readonly #address = `10.${[...randomBytes(3)].join('.')}`;

  constructor(
    private readonly origin: string,
    private readonly figures: Figures,
  ) {}

  /** Returns a good answer, otherwise ends the visit. */
  async ask(kind: string, path: string, asked: Asked): Promise<Answer> {
    const started = performance.now();
    const headers = {
      ...this.#session.headersFor(path),
      'x-forwarded-for': this.#address,
      ...asked.headers,
    };
    const answer = await ask(this.origin + path, { ...asked, headers }).catch(
      (failure: unknown) => {
        this.figures.tell(`${kind} ${path}: ${String(failure)}`);
        return null;
      },
    );
    const outcome = outcomeOf(answer);
    this.figures.add(kind, outcome, performance.now() - started);
    if (answer === null || outcome === 'refused') throw new GoesAway();
    if (outcome === 'wrong') {
      this.figures.tell(`${kind} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
      throw new GoesAway();
    }
    this.#session.follow(answer.headers);
    return answer;
  }

  get(kind: string, path: string): Promise<Answer> {
    return this.ask(kind, path, { method: 'GET' });
  }

  async send(kind: string, method: 'POST' | 'PUT', path: string, body: object): Promise<unknown> {
    const sent = JSON.stringify(body);
    const { text } = await this.ask(kind, path, { method, headers: json, body: sent });
    return JSON.parse(text);
  }
}

/** A refusal because of overload says when to come again; any other failure is wrong. */
function outcomeOf(answer: Answer | null): Outcome {
  if (answer === null) return 'broken';
  if (answer.status === 200) return /^\{"errors":|"\$error"/.test(answer.text) ? 'wrong' : 'ok';
  const isShed = answer.status === 503 && /^[1-9]\d*$/.test(answer.headers['retry-after'] ?? '');
  return isShed ? 'refused' : 'wrong';
}
