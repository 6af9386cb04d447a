import type { KeyPurpose } from '@/domain/accounts/account';
import { returnStatuses } from '@/domain/orders/return-request';
import { handOverCarrier } from '@/domain/orders/shipment';
import { holdReasons } from '@/domain/provinces';
import { claimStatuses } from '@/domain/devices/claim';
import { cents } from '@/domain/money';
import { followUpKinds } from '@/domain/sixty-days/due-mails';
import { composeAccountLink } from '@/server/mail/account-link';
import { composeAccountDeleted, composeAccountNews } from '@/server/mail/account-news';
import {
  composeOrderCanceled,
  composeOrderDelivered,
  composeOrderRefunded,
  composeOrderShipped,
  composeReturnUpdate,
} from '@/server/mail/after-sale';
import {
  composeBookingNews,
  composeBookingQuestion,
  composeConsultationRequest,
} from '@/server/mail/consultation';
import { composeMessageAnswer } from '@/server/mail/conversation';
import {
  composeAdjustmentQuestion,
  composeClaimUpdate,
  composeFeeNews,
  composeRegistration,
} from '@/server/mail/devices';
import { composeFollowUp, type MailedFollowUp } from '@/server/mail/follow-up';
import {
  composeHearingApproved,
  composeHearingNeedsMore,
  composeHearingReminder,
  composeHearingResultSaved,
} from '@/server/mail/hearing';
import { composeOrderConfirmation } from '@/server/mail/order-confirmation';
import type { MailMessage } from '@/server/mail/port';
import { composeSubscriptionConfirmation } from '@/server/mail/subscription-confirmation';
import { composeSubscriptionNews } from '@/server/mail/subscription-news';
import {
  booking,
  endedTrial,
  invoice,
  montrealOrder as order,
  pickedUpOrder,
  refund,
  runningTrial,
  shipment,
  subscription,
} from './french-person';

export const siteUrl = 'https://shop.example';
const locale = 'fr-CA' as const;
const email = order.account.email;

const link = {
  ...{ email, key: 'a-key', linkPath: null, locale, firstName: 'Odile', mailId: 'mail_1' },
  hasPassword: true,
} as const;
const sender = { siteUrl, sellerAddress: '100 Sample Street SW, Calgary AB T2P 0A1' };
const label = { carrier: 'Boreal Hearing', trackingCode: 'BH123456789012', trackingUrl: null };

const purposes: readonly KeyPurpose[] = ['password', 'login', 'delete', 'email', 'restore'];
const accountNews = ['welcome', 'passwordSaved', 'passwordChanged', 'passkeyAdded'] as const;
const planNews = ['renewed', 'refused', 'unpaid', 'ending', 'canceled', 'not_sold'] as const;
const bookingNews = ['booked', 'moved', 'canceled', 'reminder'] as const;

/** Every mail that a person who reads French can get, in each of its forms. */
export function frenchMails(): Promise<readonly MailMessage[]> {
  return Promise.all([
    ...orderMails(),
    ...returnMails(),
    ...careMails(),
    ...aidMails(),
    ...accountMails(),
  ]);
}

function orderMails(): Promise<MailMessage>[] {
  const about = { siteUrl, trial: runningTrial };
  const handOver = { ...shipment, carrier: handOverCarrier };
  const held = holdReasons.map((holdReason) => ({ ...order, holdReason }));
  return [
    ...[order, pickedUpOrder, ...held].map((one) => composeOrderConfirmation(one, siteUrl)),
    composeOrderShipped(order, shipment, about),
    composeOrderShipped(order, { ...shipment, carrier: 'Boreal Hearing' }, about),
    composeOrderDelivered(order, shipment, about),
    composeOrderDelivered(order, handOver, { siteUrl, trial: null }),
    composeOrderCanceled({ ...order, refundedTotal: refund.toPayment }, siteUrl),
    composeOrderRefunded(order, refund, siteUrl),
    ...planNews.flatMap((kind) =>
      [invoice, null].map((charged) =>
        composeSubscriptionNews(
          kind,
          { subscription, invoice: charged, orderNumber: charged && '1000042' },
          siteUrl,
        ),
      ),
    ),
  ];
}

function returnMails(): Promise<MailMessage>[] {
  const request = { id: 'return_1', note: null, label, locale } as const;
  const sheet = new Uint8Array([37]);
  return returnStatuses.flatMap((status) =>
    [sheet, null].map((own) =>
      composeReturnUpdate(request, status, { order, refund, siteUrl, sheet: own }),
    ),
  );
}

const mailedFollowUps = followUpKinds.filter((kind): kind is MailedFollowUp => kind !== 'day_1');

function careMails(): Promise<MailMessage>[] {
  const held = [null, 'prescription_needed' as const].map((holdReason) => ({
    ...order,
    holdReason,
  }));
  return [
    composeHearingResultSaved({ id: 'result_1', email, locale }, siteUrl),
    ...held.flatMap((one) => [
      composeHearingReminder(one, siteUrl),
      composeHearingNeedsMore(one, { reviewId: 'review_1', siteUrl }),
    ]),
    composeHearingApproved(order, siteUrl),
    ...mailedFollowUps.flatMap((kind) =>
      [runningTrial, endedTrial].map((trial) =>
        composeFollowUp(kind, { order, trial, stopCode: 'stop', reviewCode: 'review' }, sender),
      ),
    ),
    ...bookingNews.flatMap((news) =>
      (['video', 'phone'] as const).map((way) =>
        composeBookingNews({ ...booking, way }, { news, to: 'person' }, siteUrl),
      ),
    ),
    composeBookingQuestion(
      { ...booking, accountId: null, visit: null, network: null, endsAt: 0 },
      'sealed',
      siteUrl,
    ),
    composeConsultationRequest(
      { ...booking, promo: '', isPhoneUnwanted: true, doneAt: null },
      'person',
      siteUrl,
    ),
    answered(),
  ];
}

function aidMails(): Promise<MailMessage>[] {
  const odile = { email, firstName: 'Odile', language: locale };
  const parcel = {
    number: '1000042-R1',
    carrier: 'Postes Canada',
    trackingCode: '7023',
    serial: null,
  };
  const claim = {
    ...{ id: 'claim_1', deviceId: 'device_1', originId: 'device_1', accountId: order.account.id },
    kind: 'damage' as const,
    ...{ faults: [], words: '', photoIds: [], note: null, steps: [] },
    ...{
      fee: cents(199_00),
      feePaidAt: null,
      feePaymentId: null,
      label: null,
      locale,
      createdAt: order.createdAt,
    },
  } as const;
  return [
    ...claimStatuses.map((status) =>
      composeClaimUpdate(
        { ...claim, status, parcel: status === 'sent' ? parcel : null },
        odile,
        siteUrl,
      ),
    ),
    ...(['paid', 'refused', 'refunded'] as const).map((news) =>
      composeFeeNews(claim, { ...odile, news, day: '2026-11-26' }, siteUrl),
    ),
    ...[true, false].map((isAccepted) =>
      composeRegistration({ id: 'device_1', isAccepted }, odile, siteUrl),
    ),
    composeAdjustmentQuestion(
      { id: 'request_1', askedAt: order.createdAt, locale },
      odile,
      siteUrl,
    ),
  ];
}

async function answered(): Promise<MailMessage> {
  const at = order.createdAt;
  const mail = await composeMessageAnswer(
    {
      message: { id: 'message_1', text: 'Bonjour Odile', author: 'staff', at },
      conversation: {
        ...{ id: 'conversation_1', kind: 'letter', name: 'Odile', email, locale },
        ...{ status: 'answered', createdAt: at, updatedAt: at, waitingSince: null },
      },
    },
    siteUrl,
  );
  if (!mail) throw new Error('Nobody was answered');
  return mail;
}

function accountMails(): Promise<MailMessage>[] {
  return [
    ...purposes.map((purpose) => composeAccountLink({ ...link, purpose }, siteUrl)),
    composeAccountLink({ ...link, purpose: 'password', hasPassword: false }, siteUrl),
    ...accountNews.map((news) =>
      composeAccountNews(
        { email, firstName: 'Odile' },
        { mailId: 'mail_1', news, locale },
        siteUrl,
      ),
    ),
    composeAccountDeleted(email, { mailId: 'mail_1', locale }, siteUrl),
    composeSubscriptionConfirmation(
      {
        ...{ id: 'subscriber_1', email, state: 'asked', locale, askedBy: null },
        ...{ isAskerConfirmed: false, updatedAt: order.createdAt },
        ...{ confirmationCode: 'confirm-code', unsubscribeCode: 'leave-code' },
      } as const,
      sender,
    ),
  ];
}
