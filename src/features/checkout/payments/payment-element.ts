import type { PaymentMethod } from '@/domain/checkout/checkout-method';
import type { ReturnQuery } from '@/domain/checkout/checkout-return';
import type { CheckoutWorld, TellField } from './strategy';

/** The element's container and the callbacks for its result, in swell-js's form for each method. */
export type ElementParams = {
  /** Id of the element on the page that it may fill. */
  elementId: string;
  onSuccess(): void;
  /** The shopper cancelled. */
  onCancel(): void;
  onError(thrown: unknown): void;
  /** For fields in the gateway's own frames. */
  onField?: TellField | undefined;
  /** Aborted when the shopper will not answer on this page any more. */
  signal?: AbortSignal | undefined;
};

/** The method and world that an element is opened with. */
export type ElementContext = { method: PaymentMethod; world: CheckoutWorld };

/**
 * One payment method that needs its own page, bank or wallet, shaped like `swell.payment` for that one method. A thrown
 * error counts as an `onError`. `tokenize` ends in one of the three callbacks or by leaving for another page.
 */
export interface PaymentElement {
  /** Runs before the payment: checks that the method is available, and shows its parts on the page. */
  createElements?(params: ElementParams): Promise<void>;
  /**
   * Starts the payment; the form is in the cart by then. If it waits for a button on this page, it ends with `onCancel`
   * when its signal is aborted.
   */
  tokenize(params: ElementParams): Promise<void>;
  /** Handles the return from another page. Absent when no other page is involved. */
  handleRedirect?(params: ElementParams, query: ReturnQuery): Promise<void>;
}

export type OpenElement = (context: ElementContext) => PaymentElement;
