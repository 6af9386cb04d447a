import type { SwellClient } from 'swell-js';
import { wireCart, wireLine } from './wire-cart';

type Line = Parameters<typeof wireLine>[0];

type HeardCall = {
  /** The call, such as `get`, `add standard-charger`, `set line-1 to 3`, `remove line-1`. */
  asked: string;
  /** Makes the change and answers with the cart. */
  answer(): Promise<void>;
  /** Answers with this body and changes nothing. */
  answerWith(body: unknown): Promise<void>;
  /** Changes nothing; the call throws. */
  refuse(failure: unknown): Promise<void>;
};

/** Fakes swell-js in tests of what happens between a call and its answer. */
export class FakeStoreApi {
  lines: Line[] = [];
  accessories: unknown[] = [];
  /** Extra fields of the cart. */
  more: Record<string, unknown> = {};
  /** `waiting` keeps every call until the test answers it; the others answer by themselves. */
  mood: 'waiting' | 'prompt' | 'failing' = 'waiting';
  readonly heard: HeardCall[] = [];
  private changes = 0;

  readonly client = {
    cart: {
      get: () => this.hear('get', () => undefined),
      addItem: ({ product_id, quantity = 1 }: { product_id: string; quantity?: number }) =>
        this.hear(`add ${product_id}`, () => {
          this.lines.push({ id: `line-${this.lines.length + 1}`, quantity });
        }),
      updateItem: (id: string, { quantity }: { quantity: number }) =>
        this.hear(`set ${id} to ${quantity}`, () => {
          this.lines = this.lines.map((line) => (line.id === id ? { ...line, quantity } : line));
        }),
      removeItem: (id: string) =>
        this.hear(`remove ${id}`, () => {
          this.lines = this.lines.filter((line) => line.id !== id);
        }),
    },
    products: {
      list: () =>
        this.mood === 'failing'
          ? Promise.reject(new TypeError('Failed to fetch'))
          : Promise.resolve({ results: this.accessories }),
    },
  } as unknown as SwellClient;

  get asked(): string[] {
    return this.heard.map((call) => call.asked);
  }

  /** The oldest call without an answer. */
  next(): HeardCall {
    const call = this.heard.find((waiting) => !this.answered.has(waiting));
    if (!call) throw new Error(`Nothing waits for an answer; heard: ${this.asked.join(', ')}`);
    return call;
  }

  /** The current cart, with a new change date. */
  body(): unknown {
    this.changes += 1;
    return wireCart(this.lines.map(wireLine), {
      changedAt: this.changes,
      ...this.more,
    });
  }

  private readonly answered = new Set<HeardCall>();

  private hear(asked: string, work: () => void): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const call: HeardCall = {
        asked,
        answer: () => {
          work();
          return call.answerWith(this.lines.length > 0 ? this.body() : null);
        },
        answerWith: (body) => {
          this.answered.add(call);
          resolve(body);
          return settle();
        },
        refuse: (failure) => {
          this.answered.add(call);
          reject(failure);
          return settle();
        },
      };
      this.heard.push(call);
      if (this.mood === 'prompt') void call.answer();
      if (this.mood === 'failing') void call.refuse(new TypeError('Failed to fetch'));
    });
  }
}

/** Lets pending promise callbacks run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
