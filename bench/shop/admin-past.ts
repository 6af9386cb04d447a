import { randomUUID } from 'node:crypto';
import type { Database, SqlParameter } from '@/server/db/database';
import { hideReadable } from '@/server/hearing-tests/hide-readable';
import { createStandings } from '@/server/hearing-standing/standing';
import { nameMarks } from '@/server/base/name-marks';
import { createSealer, type Sealer } from '@/server/base/sealing';
import { loadSecrets } from '@/server/settings/secrets';
import type { Services } from '@/server/main/services';
import { aTestResult } from '@/testing/hearing';
import { calgaryOrder } from '@/testing/order';

/** Rows of one statement. */
const batch = 2_000;

/**
 * Fills a shop with `size` customers and orders, half as many hearing tests and letters, and what belongs to them. The
 * database makes the rows itself, unless something in them is sealed.
 */
export async function seedPast({ db, config }: Services, size: number): Promise<void> {
  const sealer = createSealer([loadSecrets(config).secrets.encryption]);
  await seedOrders(db, size);
  for (const sql of plainRows) await db.query(sql, [size]);
  for (const sql of ofOrders) await db.query(sql, [size]);
  await seedTests(db, sealer, size / 2);
  // Hides the hold reasons, as a start does with the rows of an older shop.
  await hideReadable({ db, sealer });
  await seedMails(db, sealer, size);
  // A database does this by itself during the days in which it fills up.
  await db.script('vacuum analyze');
}

/** As many customers as asked for, with an order each. */
export async function seedOrders(db: Database, size: number): Promise<void> {
  await db.query(accountsSql, [size]);
  await db.query(ordersSql, [size, calgaryOrder]);
}

/** One customer in fifty has the first name Mary, and one in two hundred the same last name. */
const nameOf = `(array['Mary', 'Robert', 'Joan'])[least(n % 50, 2) + 1] || ' ' || 'Family' || n % 200`;
const nameOfPerson = (n: number) => `${['Mary', 'Robert'][n % 50] ?? 'Joan'} Family${n % 200}`;

const accountsSql = `insert into accounts (id, email, name)
  select 'past_' || n, 'person' || n || '@example.ca', ${nameOf} from generate_series(1, $1::int) n`;

const plainRows = [
  // Letters and chats: who writes in a chat has no name.
  `insert into conversations (id, kind, email, status, locale, created_at, updated_at, waiting_since)
   select 'past_' || n, (array['letter', 'chat'])[n % 2 + 1], 'person' || n || '@example.ca',
     case when n % 50 = 0 then 'waiting' else 'answered' end, 'en-US', now() - n * interval '1 minute',
     now() - n * interval '1 minute', case when n % 50 = 0 then now() - n * interval '1 minute' end
   from generate_series(1, $1::int / 2) n`,
  `insert into subscriptions (id, number, account_id, is_attached, status, due_at, state, created_at)
   select 'past_' || n, nextval('subscription_numbers'), 'past_' || n, true,
     (array['active', 'active', 'active', 'paused', 'canceled'])[n % 5 + 1], now() + n * interval '1 hour',
     '{"thing": {"productName": "Dome and filter kit", "plan": {"name": "Every 3 months"}}}', now()
   from generate_series(1, $1::int / 2) n`,
  `insert into gift_cards (id, normalised_code, last4, balance, currency, is_active, created_at)
   select 'past_' || n, 'PAST' || n, upper(substr(md5(n::text), 1, 4)), n % 50000, 'CAD', n % 10 > 0,
     now() - n * interval '1 minute'
   from generate_series(1, $1::int / 2) n`,
  `insert into coupons (id, normalised_code, code, name, discount, is_active, created_at)
   select 'past_' || n, 'PAST' || n, 'PAST' || n, 'Past', '{"kind": "percent", "basisPoints": 1000}', n % 10 = 0,
     now() - n * interval '1 day'
   from generate_series(1, least($1::int / 10, 1000)) n`,
  `insert into audit_log (id, staff_id, staff_name, action, subject, record_id, at)
   select 'past_' || n, 'clinic', 'clinic', (array['view', 'list', 'change', 'delete'])[n % 4 + 1],
     (array['order', 'return', 'mail', 'conversation'])[n % 4 + 1], 'past_' || n, now() - n * interval '1 minute'
   from generate_series(1, $1::int) n`,
  `insert into pgboss.job (id, name, data, state, created_on)
   select gen_random_uuid(), 'send-order-shipped', '{"orderId": "past_1"}',
     (case when n % 10 = 0 then 'failed' else 'completed' end)::pgboss.job_state, now() - n * interval '1 minute'
   from generate_series(1, least($1::int / 10, 2000)) n`,
  `insert into consultation_requests (id, name, email, phone, locale, promo, created_at, done_at)
   select 'past_' || n, ${nameOf}, 'person' || n || '@example.ca', '+1' || (4165550000 + n), 'en-US', '',
     now() - n * interval '1 minute', case when n % 50 > 0 then now() end
   from generate_series(1, $1::int / 2) n`,
  // One booking every quarter of an hour, day and night: more than any clinic has.
  `insert into consultation_bookings (id, code, name, email, phone, locale, way, has_companion, time_zone, status,
     starts_at, created_at, updated_at)
   select 'past_' || n, 'past_' || n, ${nameOf}, 'person' || n || '@example.ca', '+1' || (4165550000 + n), 'en-US',
     'phone', false, 'America/Toronto',
     case when n < 200 then 'booked' else (array['done', 'done', 'missed', 'canceled'])[n % 4 + 1] end,
     date_trunc('hour', now()) + (200 - n) * interval '15 minutes', now() - n * interval '1 minute', now()
   from generate_series(1, $1::int / 2) n`,
];

/** Copies one order of the tests, each with its own number, customer, status and day. */
const ordersSql = `insert into orders
    (id, number, cart_id, checkout_id, account_id, status, hold_reason, is_paid, is_attached, data, created_at)
  select 'past_' || n, nextval('order_numbers'), 'past_' || n, md5('past' || n), 'past_' || n,
    (array['delivery_pending', 'hold', 'canceled', 'complete'])[least(n % 50, 3) + 1],
    case when n % 50 = 1 then 'hearing_test_needed' end, true, true,
    $2::jsonb || jsonb_build_object('id', 'past_' || n, 'account', jsonb_build_object('id', 'past_' || n,
      'email', 'person' || n || '@example.ca', 'name', ${nameOf}, 'hasPassword', true)),
    now() - n * interval '1 minute'
  from generate_series(1, $1::int) n`;

const ofOrders = [
  `insert into order_returns (id, order_id, order_number, account_id, sealed_reason, status, steps, created_at)
   select 'past_' || n, 'past_' || n, n::text, 'past_' || n, 'never opened by a list',
     (array['requested', 'approved', 'received', 'declined', 'refunded'])[least(n % 50, 4) + 1],
     '[{"status": "requested", "at": "2026-11-21T12:00:00.000Z"}]', now() - n * interval '1 minute'
   from generate_series(1, $1::int / 2) n`,
  // A quarter were registered, half had a claim, a quarter of the customers asked for another sound.
  `insert into devices (id, origin_id, serial, ear, status, order_id, account_id, model, sealed_care, created_at)
   select 'past_' || n, 'past_' || n,
     'BH-' || lpad((n / 10000 % 100)::text, 2, '0') || lpad((n % 10000)::text, 4, '0') || (array['L', 'R'])[n % 2 + 1],
     (array['left', 'right'])[n % 2 + 1],
     case when n % 200 = 0 then 'waiting' else 'in_use' end,
     case when n % 4 > 0 then 'past_' || n end, case when n % 4 = 0 then 'past_' || n end,
     '{"name": "Charge-and-Go", "level": "Premium", "colour": "Graphite", "imageUrl": null}',
     'never opened by a list', now() - n * interval '1 minute'
   from generate_series(1, $1::int) n`,
  `insert into device_claims (id, device_id, origin_id, account_id, kind, status, is_open, steps, sealed_report, fee,
     locale, created_at)
   select 'past_' || n, 'past_' || n, 'past_' || n, 'past_' || n, (array['fault', 'damage', 'loss'])[n % 3 + 1],
     case when n % 100 = 0 then 'requested' else 'sent' end, n % 100 = 0, '[]', 'never opened by a list', 0, 'en-US',
     now() - n * interval '1 minute'
   from generate_series(1, $1::int / 2) n`,
  `insert into device_adjustments (id, account_id, order_id, status, sealed_request, conversation_id, locale, created_at)
   select 'past_' || n, 'past_' || n, 'past_' || n, case when n % 100 = 0 then 'asked' else 'changed' end,
     'never opened by a list', 'past_' || n, 'en-US', now() - n * interval '1 minute'
   from generate_series(1, $1::int / 4) n`,
];

/** Made here and not in SQL, because each text is sealed for its row. Has no single tones: lists do not read those. */
async function seedTests(db: Database, sealer: Sealer, count: number): Promise<void> {
  const result = aTestResult();
  const standings = createStandings(sealer);
  for (let first = 0; first < count; first += batch) {
    const ids = idsFrom(first, count);
    const texts = ids.map((id, index) =>
      sealer.seal(
        JSON.stringify({ name: nameOfPerson(first + index), result }),
        `hearing_results:${id}`,
      ),
    );
    const hex = (mark: Uint8Array) => Buffer.from(mark).toString('hex');
    const marks = ids.map((id, index) => {
      const n = first + index;
      const standing = {
        reviewState: n % 20 === 0 ? 'open' : 'reviewed',
        isFlagged: n % 30 === 0,
      } as const;
      const reliability = (['good', 'fair', 'poor'] as const)[n % 3] ?? 'good';
      return [...standings.marksOf(id, standing), standings.reliabilities.of(id, reliability)].map(
        hex,
      );
    });
    const names = ids.map((_, index) => nameMarks(sealer, nameOfPerson(first + index)).join(' '));
    await db.query(
      `insert into hearing_results (id, provider, session_id, email, sealed, locale, taken_at, expires_at,
         reliability, review_mark, flag_mark, reliability_mark, name_marks)
       select t.id, 'built-in', t.id, 'person' || t.n || '@example.ca', t.sealed, 'en-US',
         now() - t.n * interval '1 minute', now() + interval '1 year',
         '', decode(t.review, 'hex'), decode(t.flag, 'hex'), decode(t.reliability, 'hex'),
         string_to_array(t.marks, ' ')
       from unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[])
         as t(id, sealed, n, marks, review, flag, reliability)`,
      [
        ...[ids, texts, ids.map((_, index) => first + index), names],
        ...[0, 1, 2].map((column) => marks.map((of) => of[column] ?? '')),
      ],
    );
  }
}

async function seedMails(db: Database, sealer: Sealer, count: number): Promise<void> {
  for (let first = 0; first < count; first += batch) {
    const ids = idsFrom(first, count);
    const texts = ids.map((id) =>
      sealer.seal(JSON.stringify({ subject: 'Your order is on its way', key: id }), id),
    );
    const params: SqlParameter[] = [ids, texts, ids.map((_, index) => first + index)];
    await db.query(
      `insert into sent_mails (id, email, status, sealed, sent_at)
       select t.id, 'person' || t.n || '@example.ca', case when t.n % 100 = 0 then 'failed' else 'sent' end,
         t.sealed, now() - t.n * interval '1 minute'
       from unnest($1::text[], $2::text[], $3::int[]) as t(id, sealed, n)`,
      params,
    );
  }
}

function idsFrom(first: number, count: number): string[] {
  return Array.from({ length: Math.min(batch, count - first) }, () => randomUUID());
}
