import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newQuestionnaire } from '@/domain/hearing/questionnaire';
import type { Database } from '@/server/db/database';
import type { Services } from '@/server/main/services';
import { createWorld, type World } from '@/testing/access-matrix/world';
import { startingFit } from '@/testing/shops/signed-sheet';
import { clinic } from '@/server/staff/logins';
import { answerApi } from '@/testing/shops/api-server';
import { SoftAuthenticator } from '@/testing/stand-ins/soft-authenticator';

/** Words of the customer's that occur nowhere else in this shop. */
export const words = {
  letter: 'My left aid sings at night',
  chat: 'Does the charger like the cold',
  caller: 'Wilhelmina from the lake',
  answer: 'wilhelmina-questionnaire',
  goal: 'Follow the choir at Saint Boniface',
  callNote: 'Said that the ferry is too loud',
  review: 'My grandson sounds like himself again',
  clinician: 'Wilhelmina’s own clinician',
  pair: 'Wilhelmina’s pair from Thunder Bay',
  fault: 'It fell into the porridge',
  sound: 'The organ of Saint Mary is too loud',
};

export async function tell(world: World, address: string, body: object): Promise<unknown> {
  const answer = await fetch(world.origin + address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${world.owner.session()}`,
    },
    body: JSON.stringify(body),
  });
  expect({ address, status: answer.status }).toEqual({ address, status: 200 });
  return answer.json();
}

async function addPasskey(world: World): Promise<void> {
  const device = new SoftAuthenticator(world.services.config.siteUrl);
  const asked = (await tell(world, '/api/passkeys/creation', {})) as { challenge: string };
  await tell(world, '/api/passkeys', { created: device.create(asked.challenge) });
}

/** Adds everything that a customer can leave with us beside the account's own records. */
export async function leaveTheRest(world: World): Promise<void> {
  const { owned, services } = world;
  const { email } = owned;
  const me = { name: words.caller, email, phone: '+1 403 555 0144' };
  const { partOne, testPlan } = newQuestionnaire('q'.repeat(30));
  const [start] = await services.consultations.bookings.freeSlots();
  await tell(world, '/api/customer-data', { name: words.caller, email, message: words.letter });
  await tell(world, '/api/chat-messages', { text: words.chat });
  await tell(world, '/api/consultation-subscription', me);
  await tell(world, '/api/consultation-booking', {
    ...me,
    start,
    way: 'phone',
    has_companion: false,
    time_zone: 'America/Edmonton',
  });
  await tell(world, '/api/subscribe', { email });
  await addPasskey(world);
  await tell(world, '/api/hearing-waiver', { email, order_id: owned.order.id, accepted: true });
  await tell(world, '/api/questionnaire', {
    session_id: 'q'.repeat(30),
    consent: true,
    partOne: { ...partOne, personalDetails: { name: words.answer, email } },
    testPlan,
  });
  await leaveSheet(world);
  await leaveAids(world);
  await services.db.query('update accounts set email_proven_at = now() where id = $1', [
    owned.accountId,
  ]);
  await services.db.query(
    `insert into follow_ups (order_id, kind, account_id, at) values ($1, 'day_0', $2, now())`,
    [owned.order.id, owned.accountId],
  );
  await leaveTrial(world);
  await services.db.query(
    `insert into follow_up_choices (id, account_id, stop_code, sealed_stop_code, created_at)
     values ('choice', $1, 'k1.choice', '', now())`,
    [owned.accountId],
  );
  await services.db.query(
    `insert into reviews (id, order_id, account_id, product_slug, delivered_at, code, sealed_code, asked_at,
       written_at, stars, body, signed_name, weeks_of_use)
     values ('review', $1, $2, 'charge-go', now(), 'k1.review', '', now(), now(), 4, $3, 'Wilhelmina', 3)`,
    [owned.order.id, owned.accountId, words.review],
  );
}

/** A signed fitting sheet of the owner's order. */
async function leaveSheet({ services, owned }: World): Promise<void> {
  const order = await services.commerce.orders.findOrder(owned.order.id);
  if (!order) throw new Error('The order is gone');
  const wanted = { order, choices: startingFit, after: 0, staff: clinic };
  await services.fittings.makeSigned(wanted, { clinician: words.clinician, licence: '0000' });
}

/** A registered pair with a report, and a request for another sound. */
async function leaveAids(world: World): Promise<void> {
  const { aids } = world.services.hearingAids;
  await tell(world, '/api/devices', {
    ...{ model: words.pair, bought_on: '2026-11-02', proof: world.owned.fileId },
    aids: [{ serial: 'BH-99 1234 L', ear: 'left' }],
  });
  const [pair] = await world.services.db.query<{ id: string }>(
    'select id from devices where account_id = $1',
    [world.owned.accountId],
  );
  if (!pair) throw new Error('The pair was not registered');
  expect(await aids.decide(pair.id, true)).toMatchObject({ ok: true });
  await tell(world, '/api/device-claim', {
    ...{ device_id: pair.id, kind: 'fault', words: words.fault },
    photos: [world.owned.fileId],
  });
  await tell(world, '/api/device-adjustment', {
    ...{ notice: 'something_else', place: 'everywhere', ear: 'left', words: words.sound },
  });
}

/** What a trial leaves: answers, goals, a note of a call, and a number for texts. */
async function leaveTrial({ owned, services, newOrder, newItem }: World): Promise<void> {
  const { id } = await newOrder();
  await newItem();
  const found = await services.commerce.orders.findOrder(id);
  if (!found) throw new Error('The order is gone');
  const order = { ...found, lines: found.lines.map((line) => ({ ...line, isHearingAid: true })) };
  await services.db.query(
    `insert into shipments (id, order_id, carrier, tracking_code, delivered_at)
     values ('trial', $1, 'Canada Post', 'trial', now())`,
    [order.id],
  );
  const done = [
    await services.sixtyDays.answer(order, 'day_0', 'both_in'),
    await services.sixtyDays.setGoals(order, [words.goal]),
    await services.sixtyDays.keep(order),
  ];
  expect(done).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  const goals = (await services.sixtyDays.viewOf([order]))?.goals ?? [];
  const values = Object.fromEntries(goals.map(({ id }) => [id, 2 as const]));
  await services.sixtyDays.rate(order, { measure: 'goals', moment: 'before', values });
  await services.callNotes.write(
    { accountId: owned.accountId, orderId: order.id, bookingId: null },
    { note: words.callNote, followUpOn: '2026-12-01', by: 'Amara' },
  );
  await services.textNumbers.ask(
    { accountId: owned.accountId, email: owned.email, locale: 'en-US' },
    '+14035550171',
    (code) => code,
  );
  await services.db.query(
    `insert into sent_texts (key, account_id, status, at, updated_at) values ('t', $1, 'sent', now(), now())`,
    [owned.accountId],
  );
  await services.db.query('insert into follow_up_pauses (account_id, at) values ($1, now())', [
    owned.accountId,
  ]);
}

/** Every table with a row that holds data of the customer. */
export async function tablesThatTell(world: World, db: Database): Promise<string[]> {
  const tables = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const told = [...world.secrets, ...Object.values(words), world.owned.accountId];
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await db.query<{ text: string | null }>(
      `select string_agg(t::text, ' ') as text from "${name}" t`,
    );
    if (told.some((word) => row?.text?.includes(word))) found.push(name);
  }
  return found.toSorted();
}

/** Starts the API of a shop on its own port, with a customer who has everything that an account can have. */
export async function openWorld(services: Services): Promise<{ world: World; server: Server }> {
  const server = createServer((request, response) => void answerApi(request, response));
  // Longer than the default, because a busy machine may pause between two calls.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, world: await createWorld(services, `http://127.0.0.1:${port}`) };
}
