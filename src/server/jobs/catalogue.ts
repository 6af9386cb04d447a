import { number, object, string, type InferType } from 'yup';
import { locales } from '@/domain/words/locale';
import { orderMails } from '@/domain/orders/order-event';
import { returnStatuses } from '@/domain/orders/return-request';

/** What a subscription's mail tells. */
const subscriptionNews = [
  'renewed',
  'refused',
  'unpaid',
  'ending',
  'canceled',
  'not_sold',
] as const;
export type SubscriptionNewsKind = (typeof subscriptionNews)[number];

/** What a mail tells about an account. */
const accountNews = ['welcome', 'passwordSaved', 'passwordChanged', 'passkeyAdded'] as const;
export type AccountNewsKind = (typeof accountNews)[number];

/** Who reads a mail about a consultation. */
const mailReaders = ['person', 'clinic'] as const;
export type MailReader = (typeof mailReaders)[number];

/** What a mail tells about a booked call. */
const bookingNews = ['booked', 'moved', 'canceled', 'reminder'] as const;
export type BookingNewsKind = (typeof bookingNews)[number];

/** Every kind of job and what it carries. Payloads hold ids, never people's data: they outlive the work. */
export const jobSchemas = {
  'send-order-confirmation': object({ orderId: string().required() }),
  'send-order-shipped': object({
    orderId: string().required(),
    shipmentId: string().required(),
  }),
  'send-order-canceled': object({ orderId: string().required() }),
  /** `mailId`: another one for each time somebody of ours wants it sent. */
  'send-order-mail-again': object({
    orderId: string().required(),
    mail: string().oneOf(orderMails).required(),
    mailId: string().required(),
  }),
  'send-order-refunded': object({
    orderId: string().required(),
    refundId: string().required(),
  }),
  'send-order-delivered': object({ orderId: string().required() }),
  'send-return-update': object({
    returnId: string().required(),
    status: string().oneOf(returnStatuses).required(),
  }),
  'send-message-to-clinic': object({ messageId: string().required() }),
  'send-message-answer': object({ messageId: string().required() }),
  /** Each request is a mail of its own, however often the job is tried. */
  'send-mail-again': object({ mailId: string().required(), wishId: string().required() }),
  'send-account-link': object({ requestId: string().required() }),
  'send-consultation-request': object({
    requestId: string().required(),
    to: string().oneOf(mailReaders).required(),
  }),
  /** `revision`: a booking that was changed since has another mail. */
  'send-booking-news': object({
    bookingId: string().required(),
    revision: number().integer().required(),
    news: string().oneOf(bookingNews).required(),
    to: string().oneOf(mailReaders).required(),
  }),
  /** A call to come went with everything about its person: of it only its time is left. ISO UTC. */
  /** Sealed: the call is kept nowhere else. */
  'send-booking-question': object({ sealedCall: string().required() }),
  'send-booking-gone': object({ bookingId: string().required(), start: string().required() }),
  /** Run by the clock. */
  'remind-of-bookings': object({}),
  'send-hearing-result-saved': object({ resultId: string().required() }),
  'send-hearing-profile-approved': object({ orderId: string().required() }),
  /** Reminds of hearing profiles that orders wait for; run by the clock. */
  'remind-of-hearing-profiles': object({}),
  'send-hearing-profile-reminder': object({ orderId: string().required() }),
  /** Staff decided about the test of an order; mails where it needs more. */
  'send-hearing-review': object({
    orderId: string().required(),
    reviewId: string().required(),
  }),
  /** Jobs of the version before, which made one only where a test needed more. */
  'send-hearing-needs-more': object({
    orderId: string().required(),
    reviewId: string().required(),
  }),
  'send-account-news': object({
    mailId: string().required(),
    accountId: string().required(),
    news: string().oneOf(accountNews).required(),
    locale: string().oneOf(locales).required(),
  }),
  /** The address is sealed: with the account it stands nowhere else any more. */
  'send-account-deleted': object({
    mailId: string().required(),
    sealedEmail: string().required(),
    locale: string().oneOf(locales).required(),
  }),
  /** Brings a payment at a provider elsewhere to where our books are. */
  'settle-payment': object({ paymentId: string().required() }),
  /** The provider told of one of its intents. */
  'read-payment': object({ intentId: string().required() }),
  /** The provider let go of an order's money before it was taken. */
  'hold-unpaid-order': object({ orderId: string().required() }),
  /** Staff paid back in the provider's own pages. */
  'enter-refund': object({
    orderId: string().required(),
    refundId: string().required(),
    amount: number().integer().required(),
  }),
  'forget-card': object({ token: string().required() }),
  /** Run by the clock: payments that were left unfinished. */
  'reconcile-payments': object({}),
  /** Run by the clock. */
  'clean-up': object({}),
  'send-subscription-confirmation': object({ subscriberId: string().required() }),
  /** Looks for subscriptions that are due; run by the clock. */
  'queue-due-subscriptions': object({}),
  'settle-subscription': object({ subscriptionId: string().required() }),
  'send-subscription-news': object({
    subscriptionId: string().required(),
    invoiceId: string().optional(),
    news: string().oneOf(subscriptionNews).required(),
  }),
} as const;

export type JobName = keyof typeof jobSchemas;
export type JobPayload<Name extends JobName> = InferType<(typeof jobSchemas)[Name]>;
