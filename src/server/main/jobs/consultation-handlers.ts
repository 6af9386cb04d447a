import type { Config } from '@/server/settings/config';
import type { Consultations } from '@/server/consultations/create-consultations';
import type { Mail } from '@/server/mail/port';
import type { JobHandlers } from '@/server/jobs/queue';

type Deps = { consultations: Consultations; config: Pick<Config, 'siteUrl'>; mail: Mail };

/** The mails about calls with a hearing expert, and the scheduled reminders. */
export function consultationHandlers({ consultations, config, mail }: Deps) {
  const { requests, bookings } = consultations;
  return {
    'send-consultation-request': async ({ requestId, to }) => {
      const request = await requests.find(requestId);
      if (!request) return;
      const { composeConsultationRequest } = await import('@/server/mail/consultation');
      await mail.send(await composeConsultationRequest(request, to, config.siteUrl));
    },
    'send-booking-news': async ({ bookingId, revision, news, to }) => {
      const booking = await bookings.find('id', bookingId);
      if (booking?.revision !== revision) return;
      const { composeBookingNews } = await import('@/server/mail/consultation');
      await mail.send(await composeBookingNews(booking, { news, to }, config.siteUrl));
    },
    'send-booking-question': async ({ sealedCall }) => {
      const call = bookings.asked(sealedCall);
      if (!call) return;
      const { composeBookingQuestion } = await import('@/server/mail/consultation');
      await mail.send(await composeBookingQuestion(call, sealedCall, config.siteUrl));
    },
    'send-booking-gone': async ({ bookingId, start }) => {
      const { composeBookingGone } = await import('@/server/mail/consultation');
      await mail.send(await composeBookingGone({ id: bookingId, start }, config.siteUrl));
    },
    'remind-of-bookings': () => bookings.remind(),
  } satisfies Partial<JobHandlers>;
}
