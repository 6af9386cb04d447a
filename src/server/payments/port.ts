import type { CartBilling } from '@/domain/carts/cart-record';
import type { Cents, CurrencyCode } from '@/domain/money';
import type { PaymentMeans } from '@/domain/checkout/payment-means';
import type { SqlSession } from '@/server/db/database';
import type { HttpApp } from '@/server/http/exchange';

/** A payment method that shoppers may choose, as `/settings/payments` announces it. */
export type PaymentMethod = {
  id: string;
  name: string;
  gateway: string;
  /** `test` moves no money; every payment screen says so. */
  mode: 'test' | 'live';
  /** Further public settings that the method's browser code needs, sent beside these; no secrets. */
  details?: Readonly<Record<string, string | boolean>>;
};

/** The part of a card that may be kept and shown. The number and the CVC never reach the database. */
export type CardSummary = {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
};

export type PaymentRequest = {
  orderId: string;
  cartId: string;
  /** The logged-in account; null for guests. A saved card pays only for its own account. */
  accountId: string | null;
  /** The amount to capture: what is left after gift cards and credit, always above zero. */
  amount: Cents;
  currency: CurrencyCode;
  /** `billing.method` of the cart. */
  method: string | null;
  /** `billing.card.token`, from the vault. */
  cardToken: string | null;
  /** `billing.intent`: the checkout's authorisations, by gateway. */
  intents: CartBilling['intent'];
  /** The means of other methods in `billing`: `billing.klarna.token`. */
  means: PaymentMeans | null;
  /** Whether the order renews: then the means has to be chargeable again. */
  isRecurring: boolean;
};

/** The payment of one order; its row in `payments` is already written. */
export type TakenPayment = {
  paymentId: string;
  method: string;
  /** The public name: `Klarna`. */
  methodName: string;
  gateway: string;
  amount: Cents;
  currency: CurrencyCode;
  isTest: boolean;
  card: CardSummary | null;
};

export type PaymentRefusal =
  | 'method_unknown'
  | 'method_not_recurring'
  | 'card_unknown'
  | 'card_used'
  | 'card_declined'
  | 'card_asks_holder'
  | 'card_expired'
  | 'confirmation_required'
  | 'confirmation_declined'
  | 'authorisation_declined'
  | 'authorisation_used'
  | 'status_unsupported'
  | 'intent_unknown'
  | 'amount_changed';

/** A refusal includes a sentence for the shopper; the Store API adds `param: billing.method`. */
export type PaymentOutcome =
  { ok: true; payment: TakenPayment } | { ok: false; code: PaymentRefusal; message: string };

/** A payment session: takes money inside the transaction that writes what it is for. */
export interface PaymentSession {
  /**
   * Takes the money for one order inside the transaction that writes it and rolls back with it, so that money and order
   * exist together or not at all. A token or intent pays only one order, also under parallel submits. A refusal has
   * changed nothing.
   */
  takePayment(tx: SqlSession, request: PaymentRequest): Promise<PaymentOutcome>;
  /**
   * Takes money from a saved card, off session. Refuses with `card_unknown` (not this account's), `card_expired`,
   * `card_declined`, or `card_asks_holder` where the bank wants its holder to confirm: nobody is there to do so. Throws
   * when the key was used for another amount, currency or account: that would be our bug.
   */
  charge(tx: SqlSession, charge: SavedCardCharge): Promise<PaymentOutcome>;
}

/** The payment provider, as the engine uses it. */
export interface Payments {
  /** The payment provider's name for staff. */
  readonly providerName: string;

  /** Only methods that work with this installation's settings. */
  methods(): readonly PaymentMethod[];

  /**
   * Looks a vault token up for display beside the billing address; null for unknown, expired or used ones, and for
   * cards saved by another account than `accountId` (the logged-in one).
   */
  findCard(
    session: SqlSession,
    token: string,
    accountId?: string | null,
  ): Promise<CardSummary | null>;

  /** The first cart that uses a token or an authorisation owns it from then on: no other one may pay with it. */
  claim(
    tx: SqlSession,
    named: { cartId: string; cardToken: string | null; references: readonly string[] },
  ): Promise<void>;

  /**
   * Runs work whose transaction takes money in a payment session. A provider elsewhere is asked between two runs, never while
   * rows are held: the work may run several times, and what an unfinished run did has to be rolled back. Throws
   * AppError `unavailable` while the provider cannot be reached; nothing has been taken then.
   */
  inPaymentSession<T>(work: (paymentSession: PaymentSession) => Promise<T>): Promise<T>;

  readonly savedCards: SavedCards;

  /** The account's customer id at a provider that has such ids; null when it has none. */
  customerOf(accountId: string): Promise<string | null>;

  /**
   * Refunds money to the means an order was paid with, or to a card that was charged, inside the caller's transaction.
   * The same key again pays nothing more and returns the first refund. All refunds of a payment together never exceed it.
   */
  refund(tx: SqlSession, request: RefundRequest): Promise<RefundOutcome>;

  /** What went back of these payments, also on the provider's own pages; without those of which nothing did. */
  refundsOf(
    session: SqlSession,
    paymentIds: readonly string[],
  ): Promise<ReadonlyMap<string, RefundedSum>>;

  /**
   * Captures an order's authorised money at once; otherwise the queue does it. Never captures twice, and never more
   * than was authorised. Throws AppError `unavailable` while the provider cannot be reached.
   */
  capture(orderId: string): Promise<CaptureOutcome>;

  /** The payments and refunds of an order, oldest first, for staff. Empty when a hosted store takes the money. */
  ofOrder(session: SqlSession, orderId: string): Promise<readonly PaymentRecord[]>;
}

/** The queue's work on an external provider's payments. All of it may run twice, late and out of order. */
export interface PaymentWork {
  /** Makes the provider capture, release or refund a payment, to match our records. */
  settle(paymentId: string): Promise<void>;
  /** The provider reported an intent: reads its current state. Ignores one that is not ours. */
  readAgain(intentId: string): Promise<void>;
  /** Removes a card that no account keeps any more. */
  forgetCard(token: string): Promise<void>;
  /** Finishes what jobs have left undone, and releases authorisations that pay for nothing. */
  reconcile(): Promise<void>;
}

/** Cards that an account keeps without a payment, typed into fields of the gateway's own. */
export interface CardSetups {
  /** @returns the secret with which the gateway's browser code asks the card's bank, once */
  open(accountId: string): Promise<{ clientSecret: string }>;
  /**
   * The token of the card that the bank has agreed to, as `SavedCards.save` takes it. Null for a setup that is unknown,
   * another account's, or not agreed to.
   */
  tokenOf(accountId: string, setupId: string): Promise<string | null>;
}

/** The reports of an external provider. */
export interface PaymentReports {
  /** The last part of the URL for its reports: `/api/webhooks/<gateway>`. */
  readonly gateway: string;
  /** The header of its signature. */
  readonly signatureHeader: string;
  /** `kept` when it is on disk, also for a repeated one. */
  take(report: {
    body: Uint8Array;
    signature: string | undefined;
  }): Promise<'kept' | 'not_signed' | 'unreadable'>;
}

/** A gateway: payments for the engine, the vault for browsers, and the work behind both. */
export type PaymentGateway = {
  payments: Payments;
  /** Null when a page outside the shop asks the shopper. */
  confirmations: Confirmations | null;
  /** Null when cards to keep come through the vault, as typed into our own form. */
  cardSetups: CardSetups | null;
  /** Takes `amountDue` later, because the engine that computes it is created after the payments. */
  openVault(amountDue: AmountDue): HttpApp;
  /** Null when money is captured with the order. */
  work: PaymentWork | null;
  /** Null when the provider sends no reports. */
  reports: PaymentReports | null;
};

/** The current total of a cart; null for an unknown cart and for one that is an order already. */
export type AmountDue = (cartId: string) => Promise<{ amount: number; currency: string } | null>;

export type PaymentRecord = {
  id: string;
  method: string;
  gateway: string;
  amount: Cents;
  currency: CurrencyCode;
  isTest: boolean;
  /**
   * `held` between order and capture; `released` when it was canceled before the capture; `lost` when the provider can
   * no longer capture it and a person has to ask the customer.
   */
  state: 'held' | 'taken' | 'released' | 'lost';
  card: { brand: string; last4: string } | null;
  /** ISO UTC. */
  paidAt: string;
  refunds: readonly { id: string; amount: Cents; at: string }[];
};

export type CaptureOutcome =
  | { ok: true; amount: Cents }
  /** `lapsed`: the authorisation ended before the capture. A person has to ask the customer. */
  | { ok: false; code: 'nothing_held' | 'lapsed' };

export type RefundRequest = {
  /** Above zero. */
  amount: Cents;
  /** Identifies the refund, such as `cancel-<order id>`. */
  idempotencyKey: string;
} & ({ orderId: string } | { paymentId: string });

/** All refunds of one payment. */
export type RefundedSum = {
  amount: Cents;
  /** ISO UTC of the newest. */
  at: string;
};

export type RefundOutcome =
  { ok: true; refundId: string } | { ok: false; code: 'payment_unknown' | 'amount_too_large' };

/** A card of one account that may be charged again, also without its holder. */
type SavedCard = { accountId: string; token: string };

export type SavedCardCharge = SavedCard & {
  /**
   * Identifies what is paid: an invoice, not an attempt. It takes money once; used again, it returns that payment.
   * After a refusal the next attempt can use it, with the same card or another one.
   */
  idempotencyKey: string;
  /** The order this pays for, when there is one. */
  orderId: string | null;
  /** Always above zero. */
  amount: Cents;
  currency: CurrencyCode;
};

/**
 * Saved cards. Call these functions in the transaction that writes what the card is for: the saved card's row, the
 * subscription, the invoice.
 */
export interface SavedCards {
  /**
   * Keeps a vault token beyond its 24 hours and its one order; also a token that just paid for an order. Saving again
   * changes nothing. Null for an unknown or expired token and for one that another account has saved.
   */
  save(tx: SqlSession, card: SavedCard): Promise<CardSummary | null>;
  /** Sets a new expiry date; null when the account has no such card. */
  update(
    tx: SqlSession,
    card: SavedCard & { expMonth: number; expYear: number },
  ): Promise<CardSummary | null>;
  /** The token no longer pays for anything; false when the account has no such card. */
  forget(tx: SqlSession, card: SavedCard): Promise<boolean>;
}

/** A payment that shoppers have to confirm themselves, on a page outside the shop. */
export type Confirmation = {
  /** Id of the payment method, and its name. */
  method: string;
  name: string;
  /** In the currency's smallest unit; both null when there is no amount. */
  amount: number | null;
  currency: string | null;
  isDecided: boolean;
  /** The possible answers besides `approve` and `decline`, for testing. */
  otherAnswers: readonly string[];
  /** Path on our origin to which the shopper returns. */
  returnPath: string;
};

/** Confirmations that the gateway simulates. Having the unguessable id of a payment proves to be its shopper. */
export interface Confirmations {
  /** Null for an unknown id. */
  find(id: string): Promise<Confirmation | null>;
  /** Keeps the first answer; a repeated call changes nothing and returns it. */
  decide(
    id: string,
    decision: string,
  ): Promise<
    { ok: true; value: Confirmation } | { ok: false; code: 'unknown_payment' | 'unknown_decision' }
  >;
}
