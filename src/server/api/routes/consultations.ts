import { row } from '../endpoints/route-row';

/** Calls with the clinic: free times, bookings and call-back requests. */
export const consultationRoutes = [
  row(
    '/api/consultation-subscription',
    async () => (await import('@/server/api/consultations/consultation')).consultationSubscription,
    { POST: { who: 'anyone', limits: ['mailByClient', 'mailHere', 'mail'] } },
  ),
  row(
    '/api/consultation-slots',
    async () => (await import('@/server/api/consultations/consultation')).consultationSlots,
    { GET: { who: 'anyone' } },
  ),
  row(
    '/api/consultation-booking',
    async () => (await import('@/server/api/consultations/consultation')).consultationBooking,
    {
      POST: { who: 'anyone', limits: ['bookingByClient', 'mailByClient', 'mailHere', 'mail'] },
      PUT: { who: 'anyone', limits: ['mailByClient', 'mailHere', 'mail'] },
    },
  ),
  row(
    '/api/consultation-booking/confirm',
    async () =>
      (await import('@/server/api/consultations/consultation')).consultationBookingConfirm,
    { POST: { who: 'anyone', limits: ['mailByClient', 'mailHere', 'mail'] } },
  ),
  row(
    '/api/consultation-booking/look-up',
    async () => (await import('@/server/api/consultations/consultation')).consultationBookingLookup,
    { POST: { who: 'anyone' } },
  ),
  row(
    '/api/consultation-booking/cancel',
    async () => (await import('@/server/api/consultations/consultation')).consultationBookingCancel,
    { POST: { who: 'anyone', limits: ['mailByClient', 'mailHere', 'mail'] } },
  ),
];
