import { retiredSessionGraceMs, sessionLifetimeMs } from '@/domain/accounts/session';
import type { Database } from '@/server/db/database';
import type { Mail } from '@/server/mail/port';
import type { Storage } from '@/server/storage/port';
import { cleanUpUploads } from '@/server/uploads/clean-up-uploads';

const day = 24 * 60 * 60 * 1000;

/** A customer's cart is kept longer than a visit. */
const customerCartLifetimeMs = 90 * day;

/** Long enough for staff to look up what was said when. */
const consultationLifetimeMs = 365 * day;
/** Conversations are deleted two years after the last message. */
const conversationLifetimeMs = 730 * day;

/** Customers ask about our mails for some weeks. */
const sentMailLifetimeMs = 90 * day;
/** Mails to a customer whose data was erased leave the outbox within this time. */
const keptMailLifetimeMs = 30 * day;
/** A label shows a name and an address, and nobody prints it again after this long. */
const labelLifetimeMs = 60 * day;

/** Addresses without any result: no purchase, no confirmation of the mailed link. */
const idleAddressLifetimeMs = 90 * day;
/** No mail after a delivery is due for longer than a trial: the notes are for customers who ask. */
const followUpLifetimeMs = 365 * day;
/** The audit log is kept for as long as the law lets people complain. */
const auditLifetimeMs = 6 * 365 * day;

/** Rows deleted per statement: a shop that was not cleaned for a year is cleaned in steps. */
const batch = 5000;

/** In this order, because a cart is abandoned once no session refers to it. */
export const sweeps: readonly { sql: string; olderThanMs: number }[] = [
  {
    sql: `delete from sessions where id in (select id from sessions where last_used_at < $1 limit ${batch}) returning 1`,
    olderThanMs: sessionLifetimeMs + retiredSessionGraceMs,
  },
  {
    sql: `delete from carts where id in (select id from carts c where status = 'open' and updated_at < $1
      and not coalesce((state ->> 'isLoggedIn')::boolean, false)
      and not exists (select 1 from sessions s where s.cart_id = c.id) limit ${batch}) returning 1`,
    olderThanMs: sessionLifetimeMs,
  },
  {
    sql: `delete from carts where id in (select id from carts c where status = 'open' and updated_at < $1
      and not exists (select 1 from sessions s where s.cart_id = c.id) limit ${batch}) returning 1`,
    olderThanMs: customerCartLifetimeMs,
  },
  // Health data is deleted on the day its owner was told.
  ...[
    'hearing_results',
    'hearing_sessions',
    'hearing_waivers',
    'questionnaires',
    'fitting_sheets',
  ].map((table) => ({
    sql: `delete from ${table} where id in (select id from ${table} where expires_at < $1 limit ${batch}) returning 1`,
    olderThanMs: 0,
  })),
  {
    sql: `delete from consultation_requests where id in (select id from consultation_requests
      where created_at < $1 limit ${batch}) returning 1`,
    olderThanMs: consultationLifetimeMs,
  },
  {
    sql: `delete from consultation_bookings where id in (select id from consultation_bookings
      where starts_at < $1 limit ${batch}) returning 1`,
    olderThanMs: consultationLifetimeMs,
  },
  {
    sql: `delete from conversations where id in (select id from conversations where updated_at < $1 limit ${batch}) returning 1`,
    olderThanMs: conversationLifetimeMs,
  },
  {
    sql: `delete from sent_mails where id in (select id from sent_mails where sent_at < $1 limit ${batch}) returning 1`,
    olderThanMs: sentMailLifetimeMs,
  },
  {
    // A deleted account leaves invoices behind (order-personal-data.ts): six years after the end of their year the law
    // lets go of whose they were. Numbers, goods and sums stay.
    sql: `update orders set data = data || '{"account": {"id": "", "email": "", "name": null, "hasPassword": false}, "shipping": null,
        "billing": null, "comments": null, "giftMessage": null, "metadata": null}', shipping_change = null
      where id in (select id from orders o where status in ('complete', 'canceled') and is_attached
        and date_trunc('year', created_at) + interval '7 years' <= $1 and data #>> '{account,email}' <> ''
        and not exists (select 1 from accounts a where a.id = o.account_id) limit ${batch}) returning 1`,
    olderThanMs: 0,
  },
  {
    // A returning shopper renews the row meanwhile (guest-accounts.ts), so that it is kept.
    sql: `delete from accounts where updated_at < $1 and id in (select id from accounts a
      where registered_at is null and email_proven_at is null and updated_at < $1
        and not exists (select 1 from orders o where o.account_id = a.id)
        and not exists (select 1 from subscriptions s where s.account_id = a.id)
        and not exists (select 1 from carts c where c.account_id = a.id) limit ${batch}) returning 1`,
    olderThanMs: idleAddressLifetimeMs,
  },
  {
    sql: `delete from mailing_list where id in (select id from mailing_list
      where state = 'asked' and updated_at < $1 limit ${batch}) returning 1`,
    olderThanMs: idleAddressLifetimeMs,
  },
  {
    sql: `delete from follow_ups where (order_id, kind) in (select order_id, kind from follow_ups
      where at < $1 limit ${batch}) returning 1`,
    olderThanMs: followUpLifetimeMs,
  },
  {
    sql: `delete from sent_texts where key in (select key from sent_texts
      where at < $1 limit ${batch}) returning 1`,
    olderThanMs: followUpLifetimeMs,
  },
  {
    sql: `delete from call_notes where id in (select id from call_notes
      where at < $1 and account_id is null limit ${batch}) returning 1`,
    olderThanMs: followUpLifetimeMs,
  },
  {
    sql: `delete from audit_log where id in (select id from audit_log where at < $1 limit ${batch}) returning 1`,
    olderThanMs: auditLifetimeMs,
  },
  {
    sql: `delete from shipment_labels where shipment_id in (select shipment_id from shipment_labels
      where created_at < $1 limit ${batch}) returning 1`,
    olderThanMs: labelLifetimeMs,
  },
  { sql: `delete from account_keys where expires_at < $1 returning 1`, olderThanMs: 0 },
  { sql: `delete from passkey_challenges where expires_at < $1 returning 1`, olderThanMs: 0 },
  { sql: `delete from staff_passkey_challenges where expires_at < $1 returning 1`, olderThanMs: 0 },
  { sql: `delete from admin_sessions where expires_at < $1 returning 1`, olderThanMs: 0 },
  {
    sql: `delete from card_tokens where token in (select token from card_tokens
      where expires_at < $1 and saved_for is null limit ${batch}) returning 1`,
    olderThanMs: day,
  },
  // A provider repeats a report for days; failed intents are kept while somebody may ask about them.
  { sql: `delete from stripe_events where received_at < $1 returning 1`, olderThanMs: 30 * day },
  {
    sql: `delete from stripe_intents where id in (select id from stripe_intents
      where created_at < $1 and payment_id is null and is_settled limit ${batch}) returning 1`,
    olderThanMs: 30 * day,
  },
  {
    sql: `delete from payment_authorisations where id in (select id from payment_authorisations
      where expires_at < $1 and order_id is null limit ${batch}) returning 1`,
    olderThanMs: day,
  },
];

/**
 * Deletes data that is no longer usable or whose retention period is over: `docs/privacy.md` has the period of each
 * table.
 */
export async function cleanUp(db: Database, now: Date): Promise<void> {
  for (const { sql, olderThanMs } of sweeps) {
    const before = new Date(now.getTime() - olderThanMs);
    let gone = batch;
    while (gone === batch) gone = (await db.query(sql, [before])).length;
  }
  await db.query('delete from rate_limits where expire < $1', [now.getTime()]);
}

type CleanUpDeps = { db: Database; storage: Storage; mail: Pick<Mail, 'removeBefore'> };

/** The same, and data outside the database. */
export async function cleanUpAll({ db, storage, mail }: CleanUpDeps, now: Date): Promise<void> {
  await cleanUp(db, now);
  await cleanUpUploads({ db, storage }, now);
  await mail.removeBefore?.(new Date(now.getTime() - keptMailLifetimeMs));
}
