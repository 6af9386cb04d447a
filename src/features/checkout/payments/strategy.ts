import type { StoreAnswer } from '@/client/requests/store-answer';
import type { StoreCall } from '@/client/requests/store-requests';
import type { Cart } from '@/domain/carts/cart';
import type { CheckoutForm, HostedCardField } from '@/domain/checkout/checkout-form';
import type { PaymentMethod, PaymentMethodId } from '@/domain/checkout/checkout-method';
import type { CheckoutFailure } from '@/domain/checkout/checkout-outcome';
import type { CheckoutProblem } from '@/domain/checkout/checkout-problem';
import type { PaymentReturn } from '@/domain/checkout/checkout-return';
import type { PaymentPatch } from '../paying/cart-patch';

/** Dependencies of paying. None of its functions ever rejects. */
export interface CheckoutWorld {
  /** One request to the vault or the Store API, with a time-out. */
  ask(call: StoreCall): Promise<StoreAnswer<unknown>>;
  /** A request during which the shopper is asked on a sheet or by their bank: it may take minutes. */
  askPatiently(call: StoreCall): Promise<StoreAnswer<unknown>>;
  /** One change of the cart, in the cart's own queue; the screen shows the returned cart. */
  changeCart(call: StoreCall): Promise<StoreAnswer<Cart | null>>;
  /** Remembers a cart whose order may exist without anybody having seen it; null when the outcome is known. */
  markUnsettled(cartId: string | null): void;
  /** The code of one payment method through one gateway; null when it did not load. */
  loadStrategy(id: PaymentMethodId, gateway?: string): Promise<PaymentStrategy | null>;
  /** Sends the browser to another page. */
  leave(url: string): void;
}

type Failed = { ok: false; failure: CheckoutFailure };
export type Step<T> = ({ ok: true } & T) | Failed;

/** The input of a payment: the form, and the cart as shown when the shopper pressed `Pay now`. */
export type Payment = { form: CheckoutForm; cart: Cart; method: PaymentMethod };

export type Authorised = {
  /** Written into the cart with the rest of the form. */
  patch: PaymentPatch;
  /** The approval still needed once the cart holds the form; null when the order can be created at once. */
  approve: (() => Promise<Approval>) | null;
};

/**
 * State of an approval: given; to be given on another page (`url`, or null when the browser is leaving already); or
 * failed.
 */
export type Approval =
  { kind: 'approved' } | { kind: 'away'; url: string | null } | CheckoutFailure;

/** Reports a change in a gateway's field: its current problem, null when there is none. */
export type TellField = (field: HostedCardField, problem: CheckoutProblem | null) => void;

/** The part of a method that the page shows, from the moment it is chosen until another one is. */
export interface ShownMethod {
  /** Why it cannot be used; null as soon as it can. Never rejects. */
  readonly ready: Promise<CheckoutFailure | null>;
  /** The shopper does not want to answer now: ends what waits for them, as if they had closed a window. */
  dismiss(): void;
  /** Another method is chosen: ends what waits, and no more questions are asked here. */
  close(): void;
}

/** One payment method, from pressing `Pay now` to the moment when the order can be created. */
export interface PaymentStrategy {
  /**
   * Runs when the method is chosen: shows its parts on the page and reports changes in fields it shows in its own
   * frames.
   */
  show?(world: CheckoutWorld, tell?: TellField): ShownMethod;
  authorise(payment: Payment, world: CheckoutWorld): Promise<Step<Authorised>>;
  /** Handles the return from another page. */
  comeBack(answer: PaymentReturn, world: CheckoutWorld): Promise<Approval>;
}
