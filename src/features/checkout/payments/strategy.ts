import type { StoreAnswer } from '@/client/requests/store-answer';
import type { StoreCall } from '@/client/requests/store-requests';
import type { Cart } from '@/domain/carts/cart';
import type { CheckoutForm, HostedCardField } from '@/domain/checkout/checkout-form';
import type { PaymentMethod, PaymentMethodId } from '@/domain/checkout/checkout-method';
import type { CheckoutFailure } from '@/domain/checkout/checkout-outcome';
import type { CheckoutProblem } from '@/domain/checkout/checkout-problem';
import type { PaymentReturn } from '@/domain/checkout/checkout-return';
import type { PaymentPatch } from '../paying/cart-patch';

/** What paying needs of the world. Nothing here ever rejects. */
export interface CheckoutWorld {
  /** One request to the vault or the Store API, with a time-out. */
  ask(call: StoreCall): Promise<StoreAnswer<unknown>>;
  /** The same where the shopper herself is asked meanwhile, on a sheet or by her bank: it may take minutes. */
  askPatiently(call: StoreCall): Promise<StoreAnswer<unknown>>;
  /** One change of the cart, in the cart's own queue; the screen shows the cart it answers. */
  changeCart(call: StoreCall): Promise<StoreAnswer<Cart | null>>;
  /** Remembers the cart whose order may exist although nobody has seen it; null when its end is known. */
  markUnsettled(cartId: string | null): void;
  /** The code of one way to pay, through one gateway; null when it did not arrive. */
  loadStrategy(id: PaymentMethodId, gateway?: string): Promise<PaymentStrategy | null>;
  /** Takes the browser to another page. */
  leave(url: string): void;
}

type Failed = { ok: false; failure: CheckoutFailure };
export type Step<T> = ({ ok: true } & T) | Failed;

/** What a method pays for: the form, and the cart as it was on screen when the shopper pressed `Pay now`. */
export type Payment = { form: CheckoutForm; cart: Cart; method: PaymentMethod };

export type Authorised = {
  /** Goes into the cart with the rest of the form. */
  patch: PaymentPatch;
  /** What is still to be agreed once the cart holds the form; null when the order may be written at once. */
  approve: (() => Promise<Approval>) | null;
};

/**
 * How an agreement stands: given; to be given on another page (`url`, or null when the browser is on its way
 * already); or not to be had.
 */
export type Approval =
  { kind: 'approved' } | { kind: 'away'; url: string | null } | CheckoutFailure;

/** A field of the gateway's has changed: what is wrong with it now, null when nothing is. */
export type TellField = (field: HostedCardField, problem: CheckoutProblem | null) => void;

/** What a method shows on the page, from the moment it is chosen until another one is. */
export interface ShownMethod {
  /** Why it cannot be paid with; null as soon as it can. Never rejects. */
  readonly ready: Promise<CheckoutFailure | null>;
  /** The shopper will not answer for now: ends what waits for them as if they had closed a window. */
  dismiss(): void;
  /** Another method is chosen: ends what waits, and nobody is asked here again. */
  close(): void;
}

/** One way to pay, from pressing `Pay now` to the moment an order may be written. */
export interface PaymentStrategy {
  /** When it is chosen: shows on the page what belongs there, and tells of fields it shows in frames of its own. */
  show?(world: CheckoutWorld, tell?: TellField): ShownMethod;
  authorise(payment: Payment, world: CheckoutWorld): Promise<Step<Authorised>>;
  /** Back from another page. */
  comeBack(answer: PaymentReturn, world: CheckoutWorld): Promise<Approval>;
}
