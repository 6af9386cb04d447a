import type { PaymentMethod } from '@/domain/checkout/checkout-method';
import type { ReturnQuery } from '@/domain/checkout/checkout-return';
import type { CheckoutWorld, TellField } from './strategy';

/** Where an element shows itself and whom it tells how it ended, as swell-js takes it for each method. */
export type ElementParams = {
  /** Id of the element on the page that it may fill. */
  elementId: string;
  onSuccess(): void;
  /** The shopper changed her mind. */
  onCancel(): void;
  onError(thrown: unknown): void;
  /** For fields that the gateway shows in frames of its own. */
  onField?: TellField | undefined;
  /** Aborted when nobody will answer on this page any more. */
  signal?: AbortSignal | undefined;
};

/** What an element is opened for. */
export type ElementContext = { method: PaymentMethod; world: CheckoutWorld };

/**
 * One way to pay that needs a page, a bank or a wallet of its own, shaped like `swell.payment` for that one method.
 * What it throws counts as an `onError`. `tokenize` ends in one of the three callbacks or on the way to another page.
 */
export interface PaymentElement {
  /** Before it can be paid with: asks whether it can, and shows what belongs on the page. */
  createElements?(params: ElementParams): Promise<void>;
  /** With the form in the cart. One that waits for a button on this page ends with `onCancel` when its signal is aborted. */
  tokenize(params: ElementParams): Promise<void>;
  /** Back from another page. Absent when no other page is involved. */
  handleRedirect?(params: ElementParams, query: ReturnQuery): Promise<void>;
}

export type OpenElement = (context: ElementContext) => PaymentElement;
