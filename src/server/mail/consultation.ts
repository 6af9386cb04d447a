import { brand } from '@/domain/brand';
import { printedPhone } from '@/domain/checkout/checkout-address';
import { inOnePiece } from '@/domain/words/hour-words';
import { greetedName } from '@/domain/words/greeting';
import { defaultLocale, type Locale } from '@/domain/words/locale';
import { mailedPaths } from '@/domain/pages/mailed-paths';
import { paths } from '@/domain/pages/paths';
import { clinicTimeZone } from '@/domain/store';
import type { AskedCall } from '../consultations/asked-calls';
import type { OwnBooking } from '../consultations/booking-rows';
import type { ConsultationRequest } from '../consultations/requests';
import type { BookingNewsKind, MailReader } from '../jobs/catalogue';
import { composeLetter } from './letter';
import type { MailMessage } from './port';
import { mailWords, type MailTranslator } from './templates/translator';

/** Mails about a call-back request: to the person what comes next, to the clinic whom to call. */
export async function composeConsultationRequest(
  request: ConsultationRequest,
  to: MailReader,
  siteUrl: string,
): Promise<MailMessage> {
  const { id, name, email } = request;
  const locale = to === 'person' ? request.locale : defaultLocale;
  const t = await mailWords(locale);
  const about = `consultationRequest.${to}` as const;
  const phone = brand.supportPhone.display;
  const letter = {
    locale,
    name: to === 'person' ? name : null,
    subject: t(`${about}.subject`, { name }),
    preview: t(`${about}.preview`),
    heading: t(`${about}.heading`),
    paragraphs: [
      t(`${about}.lead`, { phone }),
      ...(request.isPhoneUnwanted ? [t(`${about}.phoneUnwanted`)] : []),
    ],
    facts: [
      ...contactFacts({ ...request, name: to === 'person' ? greetedName(name) : name }, t),
      ...(to === 'person' ? [] : [languageFact(request.locale, t)]),
    ],
    ...(to === 'person' && {
      action: { label: t('consultationRequest.person.action'), path: paths.bookConsultation },
      afterwords: [t('consultationRequest.person.notYou', { phone })],
    }),
  };
  return composeLetter(
    { key: `consultation-request-${id}-${to}`, to: to === 'person' ? email : brand.supportEmail },
    letter,
    { siteUrl, t },
  );
}

/** Mails news about a booked call. The person gets the time in their own zone and in the clinic's. */
export async function composeBookingNews(
  booking: OwnBooking,
  { news, to }: { news: BookingNewsKind; to: MailReader },
  siteUrl: string,
): Promise<MailMessage> {
  const { id, revision, code, way } = booking;
  const isPerson = to === 'person';
  const locale = isPerson ? booking.locale : defaultLocale;
  const t = await mailWords(locale);
  const when = timeIn({ ...booking, locale }, isPerson ? booking.timeZone : clinicTimeZone);
  const isGone = news === 'canceled';
  const letter = {
    locale,
    name: isPerson ? booking.name : null,
    ...(isPerson ? wordsToPerson : wordsToClinic)(booking, news, { t, when }),
    facts: [
      { label: t('booking.when'), value: when },
      ...(isPerson && booking.timeZone !== clinicTimeZone
        ? [
            {
              label: t('booking.clinicTime'),
              value: timeIn({ ...booking, locale }, clinicTimeZone),
            },
          ]
        : []),
      { label: t('booking.way'), value: t(`booking.ways.${way}`) },
      {
        label: t('booking.companion'),
        value: t(booking.hasCompanion ? 'booking.yes' : 'booking.no'),
      },
      ...(isPerson ? [] : [...contactFacts(booking, t), languageFact(booking.locale, t)]),
    ],
    ...(isPerson && {
      action: {
        label: t(isGone ? 'booking.bookAgain' : 'booking.change'),
        path: isGone ? paths.bookConsultation : mailedPaths.consultationBooking(code),
      },
      ...(!isGone && {
        afterwords: [t('booking.afterword', { phone: brand.supportPhone.display })],
      }),
    }),
  };
  return composeLetter(
    {
      key: `booking-${id}-${revision}-${news}-${to}`,
      to: isPerson ? booking.email : brand.supportEmail,
    },
    letter,
    { siteUrl, t },
  );
}

/** Asks to confirm a call beyond the number that one address or network may book without a click. */
export async function composeBookingQuestion(
  call: AskedCall,
  sealedCall: string,
  siteUrl: string,
): Promise<MailMessage> {
  const { id, locale, email, name, timeZone } = call;
  const t = await mailWords(locale);
  const when = timeIn(call, timeZone);
  const letter = {
    locale,
    name,
    subject: t('booking.question.subject', { when }),
    preview: t('booking.question.preview'),
    heading: t('booking.question.heading'),
    paragraphs: [t('booking.question.lead')],
    facts: [{ label: t('booking.when'), value: when }],
    action: {
      label: t('booking.question.action'),
      path: mailedPaths.confirmConsultation(sealedCall),
    },
    afterwords: [t('booking.question.notYou')],
  };
  const to = { key: `booking-question-${id}`, to: email };
  return { ...(await composeLetter(to, letter, { siteUrl, t })), trace: 'subject' };
}

/** Tells the clinic that nobody will be there, and that no contact is left to ask. */
export async function composeBookingGone(
  { id, start }: Pick<OwnBooking, 'id' | 'start'>,
  siteUrl: string,
): Promise<MailMessage> {
  const t = await mailWords(defaultLocale);
  const when = timeIn({ start, locale: defaultLocale }, clinicTimeZone);
  const letter = {
    locale: defaultLocale,
    name: null,
    subject: t('booking.clinic.canceled', { when }),
    preview: t('booking.clinic.gone'),
    heading: t('booking.clinic.canceled', { when }),
    paragraphs: [t('booking.clinic.gone')],
    facts: [{ label: t('booking.when'), value: when }],
  };
  return composeLetter({ key: `booking-gone-${id}`, to: brand.supportEmail }, letter, {
    siteUrl,
    t,
  });
}

type Words = { t: MailTranslator; when: string };

function wordsToPerson({ way }: OwnBooking, news: BookingNewsKind, { t, when }: Words) {
  return {
    subject: t(`booking.${news}.subject`, { when }),
    preview: t(`booking.${news}.preview`),
    heading: t(`booking.${news}.heading`),
    paragraphs: [
      t(`booking.${news}.lead`),
      ...(news === 'canceled' ? [] : [t(`booking.how.${way}`)]),
    ],
  };
}

function wordsToClinic({ way }: OwnBooking, news: BookingNewsKind, { t, when }: Words) {
  const isGone = news === 'canceled';
  const lead = t(isGone ? 'booking.clinic.free' : 'booking.clinic.lead');
  return {
    subject: t(`booking.clinic.${news}`, { when }),
    preview: lead,
    heading: t(`booking.clinic.${news}`, { when }),
    paragraphs: [lead, ...(way === 'video' && !isGone ? [t('booking.clinic.video')] : [])],
  };
}

function contactFacts(
  { name, email, phone }: Pick<OwnBooking, 'email' | 'phone'> & { name: string | null },
  t: MailTranslator,
) {
  return [
    ...(name === null ? [] : [{ label: t('consultationRequest.name'), value: name }]),
    { label: t('consultationRequest.email'), value: email },
    ...(phone ? [{ label: t('consultationRequest.phone'), value: printedPhone(phone) }] : []),
  ];
}

/** For the clinic: the language to call in. */
function languageFact(locale: Locale, t: MailTranslator) {
  return { label: t('reader.label'), value: t(`reader.${locale}`) };
}

/** `Monday, November 23, 2026 at 8:30 AM MST`. */
function timeIn({ start, locale }: Pick<OwnBooking, 'start' | 'locale'>, timeZone: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    timeZoneName: 'short',
  });
  return inOnePiece(format.format(new Date(start)));
}
