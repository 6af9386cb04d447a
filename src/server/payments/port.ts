import type { CartBilling } from '@/domain/carts/cart-record';
import type { Cents, CurrencyCode } from '@/domain/money';
import type { PaymentMeans } from '@/domain/checkout/payment-means';
import type { SqlSession } from '@/server/db/database';
import type { HttpApp } from '@/server/http/exchange';

/** What a shopper may choose to pay with, as `/settings/payments` announces it. */
export type PaymentMethod = {
  id: string;
  name: string;
  gateway: string;
  /** `test` moves no money; every screen that takes a payment says so. */
  mode: 'test' | 'live';
  /** What the method's code in the browser needs beside these, on the wire next to them; no secrets. */
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
  /** Who is logged in; null for guests. A saved card pays for nobody else. */
  accountId: string | null;
  /** Capture total of the order: what is left after gift cards and credit, always above zero. */
  amount: Cents;
  currency: CurrencyCode;
  /** `billing.method` of the cart. */
  method: string | null;
  /** `billing.card.token`, from the vault. */
  cardToken: string | null;
  /** `billing.intent`: by gateway, the authorisations the checkout asked for. */
  intents: CartBilling['intent'];
  /** What `billing` names of other methods: `billing.klarna.token`. */
  means: PaymentMeans | null;
  /** Whether the order renews: then the means has to be one that can be charged again. */
  isRecurring: boolean;
};

/** Money that was taken for one order; the row in `payments` is already written. */
export type TakenPayment = {
  paymentId: string;
  method: string;
  /** As people know it: `Klarna`. */
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
  | 'card_expired'
  | 'confirmation_required'
  | 'confirmation_declined'
  | 'authorisation_declined'
  | 'authorisation_used'
  | 'status_unsupported'
  | 'intent_unknown'
  | 'amount_changed';

/** A refusal carries the sentence a shopper may read; the Store API adds `param: billing.method`. */
export type PaymentOutcome =
  { ok: true; payment: TakenPayment } | { ok: false; code: PaymentRefusal; message: string };

/** Where money is taken, inside the transaction that writes what it is for. */
export interface PaymentSession {
  /**
   * Takes the money for one order inside the transaction that writes it: rolled back with it, so
   * that money and order exist together or not at all. A token or intent pays one order only,
   * also under parallel submits. A refusal has changed nothing.
   */
  takePayment(tx: SqlSession, request: PaymentRequest): Promise<PaymentOutcome>;
  /**
   * Takes money from a saved card, off session. Refuses with `card_unknown` (not this account's), `card_expired` or
   * `card_declined`. Throws when the key was used for another amount, currency or account: that is a mistake of ours.
   */
  charge(tx: SqlSession, charge: SavedCardCharge): Promise<PaymentOutcome>;
}

/** The way to a payment provider. */
export interface Payments {
  /** Who takes the money, as our staff reads it. */
  readonly providerName: string;

  /** Only methods that really work with the settings of this installation. */
  methods(): readonly PaymentMethod[];

  /**
   * Looks a vault token up for display beside the billing address; null for unknown, expired or used ones, and for
   * cards saved by another account than `accountId` (who is logged in).
   */
  findCard(
    session: SqlSession,
    token: string,
    accountId?: string | null,
  ): Promise<CardSummary | null>;

  /** The first cart that names a token or an authorisation owns it from then on: no other one may pay with it. */
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

  /** The account's customer id at a provider that keeps customers; null where it has none. */
  customerOf(accountId: string): Promise<string | null>;

  /**
   * Pays money back to where an order's payment came from, inside the caller's transaction. The same key again pays
   * nothing more and tells the first refund. All refunds of an order together never exceed its payment.
   */
  refund(tx: SqlSession, request: RefundRequest): Promise<RefundOutcome>;

  /**
   * Takes at once what a provider only holds for an order; otherwise the queue does it. What was taken before is not
   * taken again, and never more than was agreed. Throws AppError `unavailable` while the provider cannot be reached.
   */
  capture(orderId: string): Promise<CaptureOutcome>;

  /** What was paid for an order and paid back, oldest first; for our staff. Empty where a hosted store takes the money. */
  ofOrder(session: SqlSession, orderId: string): Promise<readonly PaymentRecord[]>;
}

/** What the queue does about payments that a provider elsewhere makes. All of it may run twice, late and out of order. */
export interface PaymentWork {
  /** Has the provider take, let go or pay back what our books say of a payment. */
  settle(paymentId: string): Promise<void>;
  /** The provider told of an agreement: reads how it stands. One that is not ours is passed over. */
  readAgain(intentId: string): Promise<void>;
  /** No account keeps this card any more. */
  forgetCard(token: string): Promise<void>;
  /** Looks for what jobs have left undone, and gives back what was agreed to and pays for nothing. */
  reconcile(): Promise<void>;
}

/** What a provider elsewhere reports by itself. */
export interface PaymentReports {
  /** The last part of the address it reports to: `/api/webhooks/<gateway>`. */
  readonly gateway: string;
  /** The header of its signature. */
  readonly signatureHeader: string;
  /** `kept` when it is on disk, also for one that was told before. */
  take(report: {
    body: Uint8Array;
    signature: string | undefined;
  }): Promise<'kept' | 'not_signed' | 'unreadable'>;
}

/** A gateway: what the engine pays with, what browsers speak to, and what there is to do behind both. */
export type PaymentGateway = {
  payments: Payments;
  /** Null where another page than ours asks the shopper. */
  confirmations: Confirmations | null;
  /** The vault asks the engine what a cart comes to, and the engine is made after the payments it takes. */
  openVault(amountDue: AmountDue): HttpApp;
  /** Null where money is taken with the order. */
  work: PaymentWork | null;
  /** Null where nobody reports. */
  reports: PaymentReports | null;
};

/** What a cart comes to right now; null for an unknown cart and one that is an order already. */
export type AmountDue = (cartId: string) => Promise<{ amount: number; currency: string } | null>;

export type PaymentRecord = {
  id: string;
  method: string;
  gateway: string;
  amount: Cents;
  currency: CurrencyCode;
  isTest: boolean;
  /**
   * `held` for the moment between order and provider; `released` when it was canceled before it was taken; `lost` when
   * the provider cannot take it any more and somebody has to ask the customer.
   */
  state: 'held' | 'taken' | 'released' | 'lost';
  card: { brand: string; last4: string } | null;
  /** ISO UTC. */
  paidAt: string;
  refunds: readonly { id: string; amount: Cents; at: string }[];
};

export type CaptureOutcome =
  | { ok: true; amount: Cents }
  /** `lapsed`: the authorisation ended before the money was taken. Somebody has to ask the customer. */
  | { ok: false; code: 'nothing_held' | 'lapsed' };

export type RefundRequest = {
  orderId: string;
  /** Above zero. */
  amount: Cents;
  /** What it is for, such as `cancel-<order id>`. */
  idempotencyKey: string;
};

export type RefundOutcome =
  { ok: true; refundId: string } | { ok: false; code: 'payment_unknown' | 'amount_too_large' };

/** A card of one account that may be charged again, also while its holder is away. */
type SavedCard = { accountId: string; token: string };

export type SavedCardCharge = SavedCard & {
  /**
   * Names what is paid for: an invoice, not an attempt. It takes money once; asked again it tells the payment that was
   * made. A refusal leaves it free for the next attempt, with the same card or another one.
   */
  idempotencyKey: string;
  /** The order this pays for, when there is one. */
  orderId: string | null;
  /** Always above zero. */
  amount: Cents;
  currency: CurrencyCode;
};

/**
 * Cards kept for later. All calls belong into the transaction that writes what they stand for: the address book's
 * entry, the subscription, the invoice.
 */
export interface SavedCards {
  /**
   * Keeps a vault token beyond its 24 hours and its one order; also a token that just paid for an order. Saving again
   * changes nothing. Null for an unknown or expired token and for one that another account keeps.
   */
  save(tx: SqlSession, card: SavedCard): Promise<CardSummary | null>;
  /** A new expiry date; null when the account keeps no such card. */
  update(
    tx: SqlSession,
    card: SavedCard & { expMonth: number; expYear: number },
  ): Promise<CardSummary | null>;
  /** From here on the token pays for nothing; false when the account keeps no such card. */
  forget(tx: SqlSession, card: SavedCard): Promise<boolean>;
}

/** A payment that a shopper has to confirm herself, on a page that is not the shop's. */
export type Confirmation = {
  /** Id of the payment method, and its name. */
  method: string;
  name: string;
  /** In the currency's smallest unit; both null when no amount is asked for. */
  amount: number | null;
  currency: string | null;
  isDecided: boolean;
  /** What can be answered beside `approve` and `decline`, for testing. */
  otherAnswers: readonly string[];
  /** Path on our origin where she goes on afterwards. */
  returnPath: string;
};

/** Confirmations the gateway plays itself. Whoever has the unguessable id of a payment is its shopper. */
export interface Confirmations {
  /** Null for an unknown id. */
  find(id: string): Promise<Confirmation | null>;
  /** Keeps the first answer; answering again changes nothing and tells what was kept. */
  decide(
    id: string,
    decision: string,
  ): Promise<
    { ok: true; value: Confirmation } | { ok: false; code: 'unknown_payment' | 'unknown_decision' }
  >;
}
