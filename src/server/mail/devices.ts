import { brand } from '@/domain/brand';
import type { AdjustmentRequest, HelpedAnswer } from '@/domain/devices/adjustment';
import type { DeviceClaim } from '@/domain/devices/claim';
import { formatMoneyInFull } from '@/domain/money';
import { paths } from '@/domain/pages/paths';
import { trialPaths } from '@/domain/pages/trial-paths';
import { defaultLocale, type Locale } from '@/domain/words/locale';
import type { Addressee } from '../commerce/port';
import { composeLetter } from './letter';
import type { MailMessage } from './port';
import { mailWords } from './templates/translator';

/** Tells the customer how far a report of a fault, a damage or a loss is. */
export async function composeClaimUpdate(
  { id, kind, status, note, fee, feePaidAt, parcel, locale }: DeviceClaim,
  { email, firstName }: Pick<Addressee, 'email' | 'firstName'>,
  siteUrl: string,
): Promise<MailMessage> {
  const t = await mailWords(locale);
  const isFeeOpen = status === 'approved' && fee > 0 && feePaidAt === null;
  const amount = formatMoneyInFull(fee, 'CAD', locale);
  const letter = {
    locale,
    name: firstName,
    subject: t(`deviceClaim.${status}.subject`),
    preview: t(`deviceClaim.${status}.lead`),
    heading: t(`deviceClaim.${status}.subject`),
    paragraphs: [
      t(`deviceClaim.${status}.lead`),
      ...(status === 'approved' && kind !== 'loss' ? [t('deviceClaim.sendIt')] : []),
      ...(isFeeOpen ? [t('deviceClaim.fee', { amount })] : []),
      ...(note === null ? [] : note.split(/\n+/)),
    ],
    facts: parcel ? [{ label: t('deviceClaim.tracking'), value: parcel.trackingCode }] : [],
    action: { label: t('deviceClaim.action'), path: trialPaths.aids },
    afterwords: [t('deviceClaim.help', { phone: brand.supportPhone.display })],
  };
  const key = `device-claim-${id}-${status}`;
  return composeLetter({ key, to: email }, letter, { siteUrl, t });
}

/** Tells the customer that the fee of a report was charged to their card, or what they can do after a refusal. */
export async function composeFeeNews(
  { id, fee, locale }: Pick<DeviceClaim, 'id' | 'fee' | 'locale'>,
  { email, firstName, news, day }: Pick<Addressee, 'email' | 'firstName'> & FeeNews,
  siteUrl: string,
): Promise<MailMessage> {
  const t = await mailWords(locale);
  const amount = formatMoneyInFull(fee, 'CAD', locale);
  const letter = {
    locale,
    name: firstName,
    subject: t(`deviceFee.${news}.subject`),
    preview: t(`deviceFee.${news}.lead`, { amount }),
    heading: t(`deviceFee.${news}.subject`),
    paragraphs: [t(`deviceFee.${news}.lead`, { amount }), t(`deviceFee.${news}.next`)],
    action:
      news === 'refused'
        ? { label: t('deviceFee.refused.action'), path: paths.account }
        : { label: t('deviceClaim.action'), path: trialPaths.aids },
    afterwords: [t('deviceClaim.help', { phone: brand.supportPhone.display })],
  };
  return composeLetter({ key: `device-fee-${id}-${news}-${day}`, to: email }, letter, {
    siteUrl,
    t,
  });
}

/** `day`: a calendar day; a refusal is told once a day. */
type FeeNews = { news: 'paid' | 'refused' | 'refunded'; day: string };

/** Tells the customer whether we know a pair that they bought elsewhere. */
export async function composeRegistration(
  { id, isAccepted }: { id: string; isAccepted: boolean },
  { email, firstName, language }: Addressee,
  siteUrl: string,
): Promise<MailMessage> {
  const locale = language ?? defaultLocale;
  const t = await mailWords(locale);
  const kind = isAccepted ? 'accepted' : 'declined';
  const letter = {
    locale,
    name: firstName,
    subject: t(`deviceRegistration.${kind}.subject`),
    preview: t(`deviceRegistration.${kind}.lead`),
    heading: t(`deviceRegistration.${kind}.subject`),
    paragraphs: [t(`deviceRegistration.${kind}.lead`)],
    action: { label: t('deviceClaim.action'), path: trialPaths.aids },
    afterwords: [t('deviceClaim.help', { phone: brand.supportPhone.display })],
  };
  return composeLetter({ key: `device-registration-${id}`, to: email }, letter, { siteUrl, t });
}

/** Asks whether a change helped, three days after it. What it was about is on the page, not in the mail. */
export async function composeAdjustmentQuestion(
  { id, askedAt, locale }: Pick<AdjustmentRequest, 'id' | 'askedAt' | 'locale'>,
  { email, firstName }: Pick<Addressee, 'email' | 'firstName'>,
  siteUrl: string,
): Promise<MailMessage> {
  const t = await mailWords(locale);
  const letter = {
    locale,
    name: firstName,
    subject: t('adjustmentQuestion.subject'),
    preview: t('adjustmentQuestion.lead'),
    heading: t('adjustmentQuestion.subject'),
    paragraphs: [t('adjustmentQuestion.lead')],
    action: { label: t('adjustmentQuestion.action'), path: trialPaths.sayHelped },
    afterwords: [t('deviceClaim.help', { phone: brand.supportPhone.display })],
  };
  const key = `adjustment-question-${id}-${askedAt ?? ''}`;
  return composeLetter({ key, to: email }, letter, { siteUrl, t });
}

type Taps = Pick<AdjustmentRequest, 'notice' | 'place' | 'ear'>;

/** A request as a sentence of the customer's conversation with us. */
export async function adjustmentInWords(
  { words, ...taps }: Taps & { words: string },
  locale: Locale,
): Promise<string> {
  return `${await tapsInWords(taps, locale)} ${words}`.trim();
}

/** The customer's answer as a sentence of the same conversation. */
export async function helpedInWords(
  taps: Taps,
  helped: HelpedAnswer,
  locale: Locale,
): Promise<string> {
  const t = await mailWords(locale);
  return `${await tapsInWords(taps, locale)} ${t(`adjustment.helped.${helped}`)}`;
}

async function tapsInWords({ notice, place, ear }: Taps, locale: Locale): Promise<string> {
  const t = await mailWords(locale);
  return t('adjustment.sentence', {
    notice: t(`adjustment.notice.${notice}`),
    place: t(`adjustment.place.${place}`),
    ear: t(`adjustment.ear.${ear}`),
  });
}
