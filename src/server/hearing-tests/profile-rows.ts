import type { HearingProfile, ProfileItemKind } from '@/domain/hearing-profile';
import { profileItemKinds } from '@/domain/hearing-profile';
import type { SqlSession } from '@/server/db/database';

/** One thing that an order's hearing profile is made of; `reference` is its id where it lies. */
export type ProfileItem = { kind: ProfileItemKind; reference: string };

/** Adds what is not there yet. */
export async function addProfileItems(
  tx: SqlSession,
  orderId: string,
  items: readonly ProfileItem[],
): Promise<void> {
  for (const { kind, reference } of items) {
    await tx.query(
      `insert into hearing_profile_items (order_id, kind, reference) values ($1, $2, $3) on conflict do nothing`,
      [orderId, kind, reference],
    );
  }
}

/** Oldest first. */
async function readProfileItems(sql: SqlSession, orderId: string): Promise<ProfileItem[]> {
  return sql.query<ProfileItem>(
    `select kind, reference from hearing_profile_items
     where order_id = $1 and kind = any($2::text[]) order by created_at, kind, reference`,
    [orderId, profileItemKinds],
  );
}

export async function readProfile(sql: SqlSession, orderId: string): Promise<HearingProfile> {
  const [items, [row]] = await Promise.all([
    readProfileItems(sql, orderId),
    sql.query<{ reviewedAt: string | null }>(
      `select reviewed_at as "reviewedAt" from hearing_profiles where order_id = $1`,
      [orderId],
    ),
  ]);
  return {
    kinds: [...new Set(items.map(({ kind }) => kind))],
    reviewedAt: row?.reviewedAt ?? null,
  };
}

/** Somebody of the staff said that it will do. */
export async function writeReview(
  tx: SqlSession,
  review: { orderId: string; staffId: string; at: Date },
): Promise<void> {
  await tx.query(
    `insert into hearing_profiles (order_id, reviewed_at, reviewed_by) values ($1, $2, $3)
     on conflict (order_id) do update set reviewed_at = $2, reviewed_by = $3`,
    [review.orderId, review.at, review.staffId],
  );
}

/** True for the first who asks: an order is reminded of once. */
export async function claimReminder(tx: SqlSession, orderId: string, at: Date): Promise<boolean> {
  const rows = await tx.query(
    `insert into hearing_profiles (order_id, reminded_at) values ($1, $2)
     on conflict (order_id) do update set reminded_at = $2 where hearing_profiles.reminded_at is null
     returning 1`,
    [orderId, at],
  );
  return rows.length === 1;
}
