import type { PaymentMethodId } from '@/domain/checkout/checkout-method';
import type { CheckoutFailure } from '@/domain/checkout/checkout-outcome';
import type { PaymentElement } from '../payment-element';
import type { Approval, ShownMethod, Step, TellField } from '../strategy';
import { firstWordOf } from './element-words';

type Stage =
  /** The method is chosen and no question is open. */
  | { step: 'waiting' }
  /** "Not now" was pressed before there was a question: it answers the next one. */
  | { step: 'declined' }
  /** The shopper is asked; an abort ends the question. */
  | { step: 'asking'; question: AbortController }
  /** Another method is chosen: no more questions are asked here. */
  | { step: 'closed' };

/**
 * The element of one method, from the moment its row opens until the row closes. Choosing the method again creates a
 * new element, so late answers can only reach the element they were meant for.
 */
export class ShownElement implements ShownMethod {
  readonly ready: Promise<CheckoutFailure | null>;
  private stage: Stage = { step: 'waiting' };

  constructor(
    private readonly id: PaymentMethodId,
    private readonly opening: Promise<Step<{ element: PaymentElement }>>,
    onField?: TellField,
  ) {
    this.ready = this.show(onField);
  }

  private async show(onField: TellField | undefined): Promise<CheckoutFailure | null> {
    const opened = await this.opening;
    if (!opened.ok) return opened.failure;
    if (!this.isOpen) return null;
    return whyUnusable(this.id, opened.element, onField);
  }

  /** False once another method is chosen. */
  get isOpen(): boolean {
    return this.stage.step !== 'closed';
  }

  /** Why it cannot be used now; null when it can, or when it has not answered within `mostWaitMs`. Never rejects. */
  async whyNot(mostWaitMs: number): Promise<CheckoutFailure | null> {
    const failure = await Promise.race([this.ready, nothingAfter(mostWaitMs)]);
    return failure ?? (this.takeDecline() ? this.closedSheet : null);
  }

  /** Asks the shopper once the form is in the cart. An open question ends first. */
  async ask(): Promise<Approval> {
    const opened = await this.opening;
    if (!opened.ok) return opened.failure;
    if (!this.isOpen || this.takeDecline()) return this.closedSheet;
    this.endQuestion();
    const question = new AbortController();
    this.stage = { step: 'asking', question };
    const answer = await askElement(this.id, opened.element, question.signal);
    if (this.isAsking(question)) this.stage = { step: 'waiting' };
    return answer;
  }

  dismiss(): void {
    if (this.stage.step === 'waiting') this.stage = { step: 'declined' };
    else this.endQuestion();
  }

  close(): void {
    this.endQuestion();
    this.stage = { step: 'closed' };
  }

  private endQuestion(): void {
    if (this.stage.step !== 'asking') return;
    const { question } = this.stage;
    this.stage = { step: 'waiting' };
    question.abort();
  }

  private takeDecline(): boolean {
    if (this.stage.step !== 'declined') return false;
    this.stage = { step: 'waiting' };
    return true;
  }

  private get closedSheet(): CheckoutFailure {
    return { kind: 'sheet-closed', method: this.id };
  }

  private isAsking(question: AbortController): boolean {
    return this.stage.step === 'asking' && this.stage.question === question;
  }
}

function nothingAfter(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}

/** Shows an element in its container. @returns why it cannot be used; null when it can */
async function whyUnusable(
  id: PaymentMethodId,
  element: PaymentElement,
  onField: TellField | undefined,
): Promise<CheckoutFailure | null> {
  const word = await firstWordOf(id, async (params) =>
    element.createElements?.({ ...params, onField }),
  );
  return word === null || word.kind === 'approved' ? null : word;
}

/** Asks for the shopper's approval. No answer means that the browser is leaving for another page. */
export async function askElement(
  id: PaymentMethodId,
  element: PaymentElement,
  signal?: AbortSignal,
): Promise<Approval> {
  const word = await firstWordOf(id, (params) => element.tokenize({ ...params, signal }));
  return word ?? { kind: 'away', url: null };
}
