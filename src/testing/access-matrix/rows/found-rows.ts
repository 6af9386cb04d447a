import { randomUUID } from 'node:crypto';
import { aTestResult } from '../../hearing';
import type { Person } from '@/testing/shops/shop-people';
import { customersOnly, having, refused, staffOnly, unauthorized, type Row } from '../row';
import type { World } from '../world';

const unknown = refused(404, 'not_found_error');

/** A guest saves a test under an address that is not theirs; returns its id. */
async function leaveTest({ origin, guest, owned }: World): Promise<string> {
  const answer = await fetch(`${origin}/api/hearing-results`, {
    method: 'POST',
    headers: headersOf(guest),
    body: JSON.stringify({
      result: aTestResult(),
      email: owned.email,
      name: 'Somebody',
      session_id: randomUUID(),
      consent: true,
    }),
  });
  const { result } = (await answer.json()) as { result: { id: string } };
  return result.id;
}

function headersOf(person: Person): Record<string, string> {
  return {
    Authorization: `Bearer ${person.session()}`,
    'Content-Type': 'application/json',
  };
}

/** Sets whether a mailed link has proven that the address is the owner's. */
async function setProof({ services, owned }: World, isProven: boolean): Promise<void> {
  await services.db.query('update accounts set email_proven_at = $2 where id = $1', [
    owned.accountId,
    isProven ? new Date() : null,
  ]);
}

/** Leaves exactly one guest's test, with the owner's address proven or not; returns its id. */
async function leftBehind(world: World, isProven: boolean): Promise<string> {
  const { services, owned } = world;
  await setProof(world, isProven);
  await services.db.query('delete from hearing_results where email = $1 and id <> $2', [
    ...[owned.email, owned.hearing.id],
  ]);
  return leaveTest(world);
}

const typed = { guest: 'they typed the address and read it back: found-records.test.ts' };

const answered = (answer: 'mine' | 'not_mine') => (id: string) => ({
  body: { kind: 'hearing_test', id, answer },
});

/**
 * The ownership rule of docs/security.md from both sides: a guest who typed an address, and the customer who has proven
 * it.
 */
export const foundRows: readonly Row[] = [
  {
    route: 'GET /api/found-records',
    about: 'before the address is proven',
    call: async (world) => {
      await leftBehind(world, false);
      return {};
    },
    answers: () => customersOnly([200, { results: [] }], [200, { results: [] }]),
  },
  {
    route: 'POST /api/found-records',
    about: 'before the address is proven',
    call: async (world) => answered('mine')(await leftBehind(world, false)),
    answers: () => customersOnly(unknown, unknown),
  },
  {
    route: 'GET /api/found-records',
    about: 'once the address is proven',
    call: async (world) => ({ body: await leftBehind(world, true) }),
    answers: (_, { body: id }) =>
      customersOnly(
        [
          200,
          {
            results: expect.arrayContaining([{ kind: 'hearing_test', id, at: expect.any(String) }]),
          },
        ],
        [200, { results: [] }],
      ),
  },
  {
    route: 'GET /api/hearing-results',
    about: 'before the proven owner of the address confirms',
    call: async (world) => ({ body: await leftBehind(world, true) }),
    answers: ({ owned }) => ({
      stranger: unauthorized,
      other: [200, { results: [] }],
      owner: [200, { results: [having({ id: owned.hearing.id })] }],
    }),
    elsewhere: typed,
  },
  {
    route: 'POST /api/found-records',
    about: 'it is mine',
    call: async (world) => answered('mine')(await leftBehind(world, true)),
    answers: (_, { body }) => customersOnly([200, body], unknown),
  },
  {
    route: 'GET /api/hearing-results',
    about: 'after the proven owner of the address confirmed',
    call: async (world) => {
      const id = await leftBehind(world, true);
      const { services, owned } = world;
      const subject = { accountId: owned.accountId, email: owned.email, isEmailProven: true };
      await services.foundRecords.answer(
        subject,
        { kind: 'hearing_test', id },
        { answer: 'mine', locale: 'en-US' },
      );
      await setProof(world, false);
      return { body: id };
    },
    answers: (_, { body: id }) => ({
      stranger: unauthorized,
      other: [200, { results: [] }],
      owner: [200, { results: expect.arrayContaining([having({ id })]) }],
    }),
    elsewhere: typed,
  },
  {
    route: 'POST /api/admin-hearing-result-details',
    about: 'says how each test is proven',
    call: async (world) => {
      await leftBehind(world, true);
      return { body: { email: world.owned.email } };
    },
    answers: () =>
      staffOnly('health', [
        200,
        having({
          results: expect.arrayContaining([
            having({ name: 'Somebody', proof: { kind: 'visit', confirmedAt: null } }),
            having({ proof: { kind: 'account', confirmedAt: null } }),
          ]),
        }),
      ]),
  },
  // This row comes last: it removes the record that a guest left, so the staff rows do not find it.
  {
    route: 'POST /api/found-records',
    about: 'it is not mine',
    call: async (world) => answered('not_mine')(await leftBehind(world, true)),
    answers: (_, { body }) => customersOnly([200, body], unknown),
  },
];
