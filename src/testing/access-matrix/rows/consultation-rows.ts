import { randomUUID } from 'node:crypto';
import { bookableSlots } from '@/domain/consultations/booking';
import { everybody, having, refused, staffOnly, type Answer, type Row } from '../row';
import type { World } from '../world';

const unknownCode = refused(404, 'not_found_error', 'code');

const asked = {
  name: 'Iris Tremblay',
  email: 'iris@example.ca',
  phone: '+1 403 555 0144',
};

/** One address holds few open calls. */
const newAddress = () => `iris-${randomUUID()}@example.ca`;

/** What the mail carries to somebody who wants a third call. */
async function askedByMail(world: World): Promise<string> {
  const email = newAddress();
  for (let calls = 0; calls < 2; calls += 1) await booked(world, email);
  await expect(booked(world, email)).rejects.toThrow('needs_click');
  const [job] = await world.services.db.query<{ call: string }>(
    `select data ->> 'sealedCall' as call from pgboss.job where name = 'send-booking-question'
     order by created_on desc limit 1`,
  );
  return job?.call ?? '';
}

/** A booked call; its code is the only proof of ownership, for guests and customers alike. */
async function booked(
  { services }: World,
  email = newAddress(),
): Promise<{ id: string; code: string; start: string }> {
  const [start = ''] = await services.consultations.bookings.freeSlots();
  const outcome = await services.consultations.bookings.book({
    ...asked,
    email,
    start,
    way: 'phone',
    hasCompanion: false,
    timeZone: 'America/Toronto',
    locale: 'en-US',
  });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.booking;
}

/** Talking to a hearing expert: anybody may ask, a booked call belongs to whoever has the code of its mails. */
export const consultationRows: readonly Row[] = [
  {
    route: 'POST /api/consultation-subscription',
    call: ({ owned }) => ({ body: { ...asked, email: owned.email, promo: 'standard' } }),
    answers: () => {
      // The rows before had both customers say that they are not to be phoned; each hears it of herself only.
      const own: Answer = [200, { result: true, do_not_phone: true }];
      return { stranger: [200, { result: true }], other: own, owner: own };
    },
  },
  {
    route: 'GET /api/consultation-slots',
    answers: everybody(200, { slots: expect.any(Array) }),
  },
  {
    route: 'POST /api/consultation-booking',
    about: 'for a time that is over',
    call: () => ({ body: { ...asked, start: '2020-01-06T16:00:00.000Z', way: 'phone' } }),
    answers: () => ({ stranger: refused(400, 'permission_error', 'start') }),
  },
  {
    route: 'PUT /api/consultation-booking',
    call: () => ({
      body: { code: 'made-up', start: bookableSlots(new Date())[0]?.toISOString() },
    }),
    answers: () => ({ stranger: unknownCode }),
  },
  {
    route: 'POST /api/consultation-booking/confirm',
    call: () => ({ body: { call: 'made-up' } }),
    answers: () => ({ stranger: unknownCode }),
  },
  {
    route: 'POST /api/consultation-booking/look-up',
    call: () => ({ body: { code: 'made-up' } }),
    answers: () => ({ stranger: unknownCode }),
  },
  {
    route: 'POST /api/consultation-booking/cancel',
    call: () => ({ body: { code: 'made-up' } }),
    answers: () => ({ stranger: unknownCode }),
  },
  {
    route: 'POST /api/consultation-booking/cancel',
    about: 'by its code',
    call: async (world) => ({ body: { code: (await booked(world)).code } }),
    answers: everybody(200, { booking: having({ name: asked.name, status: 'canceled' }) }),
    isProof: true,
  },
  ...['GET /api/admin-consultations', 'POST /api/admin-consultations'].map((route): Row => ({
    route,
    answers: () => staffOnly('calls', [200, having({ results: expect.any(Array) })]),
  })),
  {
    route: 'GET /api/admin-consultation-week',
    call: () => ({ query: { day: '2026-11-25' } }),
    answers: () => staffOnly('calls', [200, having({ before: '2026-11-16', calls: [] })]),
  },
  ...['GET /api/admin-call-requestes', 'POST /api/admin-call-requestes'].map((route): Row => ({
    route,
    // The owner has just asked for a call: see the first row.
    answers: ({ owned }) =>
      staffOnly('calls', [
        200,
        having({ results: expect.arrayContaining([having({ email: owned.email })]) }),
      ]),
  })),
  {
    route: 'POST /api/admin-call-request',
    about: 'of nobody',
    call: () => ({ body: { id: 'x', is_done: true } }),
    answers: () => staffOnly('calls', refused(404, 'not_found_error')),
  },
  {
    route: 'POST /api/admin-end-call',
    about: 'that is still to come',
    call: async (world) => ({
      body: { booking_id: (await booked(world)).id, ending: 'done', seen: 'booked' },
    }),
    answers: () => staffOnly('calls', refused(400, 'permission_error')),
  },
  {
    route: 'POST /api/admin-cancel-booking',
    call: async (world) => ({ body: { booking_id: (await booked(world)).id } }),
    answers: (_, { body }) =>
      staffOnly('calls', [
        200,
        { booking: { id: Reflect.get(Object(body), 'booking_id'), status: 'canceled' } },
      ]),
  },
  {
    route: 'PUT /api/consultation-booking',
    about: 'by its code',
    call: async (world) => {
      const { code, start } = await booked(world);
      return { body: { code, start } };
    },
    answers: everybody(200, { booking: having({ name: asked.name, status: 'booked' }) }),
    isProof: true,
  },
  {
    route: 'POST /api/consultation-booking/confirm',
    about: 'by the link of its mail',
    call: async (world) => ({ body: { call: await askedByMail(world) } }),
    answers: everybody(200, { booking: having({ name: asked.name, status: 'booked' }) }),
    isProof: true,
  },
];
