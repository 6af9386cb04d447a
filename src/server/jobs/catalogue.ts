import { boolean, number, object, string, type InferType } from 'yup';
import { locales } from '@/domain/words/locale';
import { claimStatuses } from '@/domain/devices/claim';
import { followUpKinds, olderFollowUpKinds } from '@/domain/sixty-days/due-mails';
import { orderMails } from '@/domain/orders/order-event';
import { returnStatuses } from '@/domain/orders/return-request';

/** The subjects of subscription mails. */
const subscriptionNews = [
  'renewed',
  'refused',
  'unpaid',
  'ending',
  'canceled',
  'not_sold',
] as const;
export type SubscriptionNewsKind = (typeof subscriptionNews)[number];

/** The subjects of account mails. */
const accountNews = ['welcome', 'passwordSaved', 'passwordChanged', 'passkeyAdded'] as const;
export type AccountNewsKind = (typeof accountNews)[number];

/** The recipients of a consultation mail. */
const mailReaders = ['person', 'clinic'] as const;
export type MailReader = (typeof mailReaders)[number];

/** The subjects of booking mails. */
const bookingNews = ['booked', 'moved', 'canceled', 'reminder'] as const;
export type BookingNewsKind = (typeof bookingNews)[number];

/** Every kind of job and its payload. Payloads contain ids, never personal data: they outlive the work. */
export const jobSchemas = {
  'send-order-confirmation': object({ orderId: string().required() }),
  'send-order-shipped': object({
    orderId: string().required(),
    shipmentId: string().required(),
  }),
  'send-order-canceled': object({ orderId: string().required() }),
  /** `mailId`: a new one each time a staff member sends it again. */
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
  /** Looks for mails that are due after a delivery; scheduled. */
  'queue-follow-ups': object({}),
  'send-follow-up': object({
    orderId: string().required(),
    /** Jobs of an older version have its names. */
    kind: string()
      .oneOf([...followUpKinds, ...olderFollowUpKinds])
      .required(),
  }),
  'send-return-update': object({
    returnId: string().required(),
    status: string().oneOf(returnStatuses).required(),
  }),
  /** The mail about a step of a claim. */
  'send-device-claim-update': object({
    claimId: string().required(),
    status: string().oneOf(claimStatuses).required(),
  }),
  /** Whether the fee of a claim was charged to the card; a refusal is told once a day. */
  'send-device-fee-news': object({
    claimId: string().required(),
    isPaid: boolean().required(),
    day: string().required(),
  }),
  /** A charged fee went back to its card, which happens once. */
  'send-device-fee-refund': object({ claimId: string().required() }),
  'send-device-registration': object({
    deviceId: string().required(),
    isAccepted: boolean().required(),
  }),
  /** Looks for changes of the sound whose customers can say whether they helped; scheduled. */
  'queue-adjustment-questions': object({}),
  'send-adjustment-question': object({ requestId: string().required() }),
  'send-message-to-clinic': object({ messageId: string().required() }),
  'send-message-answer': object({ messageId: string().required() }),
  /** Each request is a mail of its own, however often the job is tried. */
  'send-mail-again': object({ mailId: string().required(), wishId: string().required() }),
  'send-account-link': object({ requestId: string().required() }),
  'send-consultation-request': object({
    requestId: string().required(),
    to: string().oneOf(mailReaders).required(),
  }),
  /** `revision`: each revision of a booking has its own mail. */
  'send-booking-news': object({
    bookingId: string().required(),
    revision: number().integer().required(),
    news: string().oneOf(bookingNews).required(),
    to: string().oneOf(mailReaders).required(),
  }),
  /** A future call was deleted with everything about its person: only its time is left. ISO UTC. */
  /** Sealed: the call is stored nowhere else. */
  'send-booking-question': object({ sealedCall: string().required() }),
  'send-booking-gone': object({ bookingId: string().required(), start: string().required() }),
  /** Scheduled. */
  'remind-of-bookings': object({}),
  'send-hearing-result-saved': object({ resultId: string().required() }),
  'send-hearing-profile-approved': object({ orderId: string().required() }),
  /** Reminds buyers whose orders wait for a hearing profile; scheduled. */
  'remind-of-hearing-profiles': object({}),
  'send-hearing-profile-reminder': object({ orderId: string().required() }),
  /** Staff decided about the test of an order; sends a mail if it needs more. */
  'send-hearing-review': object({
    orderId: string().required(),
    reviewId: string().required(),
  }),
  /** Jobs of the previous version, which were queued only when a test needed more. */
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
  /** The address is sealed: after the account's deletion it is stored nowhere else. */
  'send-account-deleted': object({
    mailId: string().required(),
    sealedEmail: string().required(),
    locale: string().oneOf(locales).required(),
  }),
  /** Updates a payment at an external provider to match our records. */
  'settle-payment': object({ paymentId: string().required() }),
  /** The provider reported an event of an intent. */
  'read-payment': object({ intentId: string().required() }),
  /** An order's authorisation lapsed before the capture. */
  'hold-unpaid-order': object({ orderId: string().required() }),
  /** Staff made a refund on the provider's own pages. */
  'enter-refund': object({
    orderId: string().required(),
    refundId: string().required(),
    amount: number().integer().required(),
  }),
  'forget-card': object({ token: string().required() }),
  /** Settles payments that were left unfinished; scheduled. */
  'reconcile-payments': object({}),
  /** Scheduled. */
  'clean-up': object({}),
  'send-subscription-confirmation': object({ subscriberId: string().required() }),
  /** Looks for due subscriptions; scheduled. */
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
