import { randomUUID } from 'node:crypto';
import { normaliseEmail } from '@/domain/accounts/account';
import { hearingConsentVersion, hearingRecordEnd } from '@/domain/hearing/hearing-result';
import { reasonAfter, type HearingProfile } from '@/domain/hearing/hearing-profile';
import type { Order } from '@/domain/orders/order';
import { destinationProvince } from '@/domain/orders/order-province';
import type { OrderHolds, ReleaseOutcome } from '@/server/commerce/port';
import { saidBy, writeConsent } from '@/server/consents/consent-rows';
import type { Sealer } from '@/server/base/sealing';
import type { Database, SqlSession } from '@/server/db/database';
import type { StaffMember } from '@/server/staff/staff';
import type { Owner } from '@/server/visits/ownership';
import {
  addProfileItems,
  readOpenOrdersOf,
  readOrdersWith,
  readProfile,
  readProfileItems,
  writeReview,
  type OrderWith,
  type ProfileItem,
} from './profile-rows';

type Waiver = { id: string; email: string; at: string };

/** The hearing profiles of orders. The caller has checked whose order it is. */
export interface HearingProfiles {
  of(orderId: string): Promise<HearingProfile>;
  /** The items of an order's profile, oldest first. A test that staff rejected does not count. */
  itemsOf(orderId: string): Promise<readonly ProfileItem[]>;
  /** Adds to an order's profile and recomputes its hold reason. Returns when it is on disk. */
  add(order: Order, items: readonly ProfileItem[]): Promise<HearingProfile>;
  /** Recomputes the hold reason after a part of the profile was withdrawn or restored. */
  explain(order: Order): Promise<void>;
  /** Holds a released order again, if it has not left, because something now calls for a doctor. */
  hold(order: Order): Promise<void>;
  /** Ids of orders that can still be held: those of the owner's account, and those that use a record of the owner. */
  openOrdersOf(owner: Owner): Promise<readonly string[]>;
  /** The orders that tests and files belong to, newest first. */
  ordersWith(references: readonly string[]): Promise<readonly OrderWith[]>;
  /** Records a decision to buy without a test, with the text the customer agreed to. */
  waive(owner: Owner, by: { email: string; locale: string }): Promise<Waiver>;
  /** Releases an order after a staff review; null when a hosted store keeps the orders. */
  approve: ((orderId: string, staff: StaffMember) => Promise<ReleaseOutcome>) | null;
}

type Deps = { db: Database; sealer: Sealer; holds: OrderHolds | null; now: () => Date };

const insertWaiverSql = `insert into hearing_waivers (id, email, account_id, visit, text_version, locale, at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

export function createHearingProfiles({ db, sealer, holds, now }: Deps): HearingProfiles {
  async function explain(tx: SqlSession, order: Order): Promise<HearingProfile> {
    const { profile, reason } = await profileOf(tx, sealer, order);
    await holds?.explain(tx, order.id, reason);
    return profile;
  }
  return {
    of: (orderId) => readProfile(db, sealer, orderId),
    itemsOf: (orderId) => readProfileItems(db, sealer, orderId),

    async add(order, items) {
      const profile = await db.transaction(async (tx) => {
        await addProfileItems(tx, order.id, items);
        return explain(tx, order);
      });
      await db.flush();
      return profile;
    },
    async explain(order) {
      await db.transaction((tx) => explain(tx, order));
      await db.flush();
    },
    async hold(order) {
      await db.transaction(async (tx) => {
        const { reason } = await profileOf(tx, sealer, order);
        await holds?.hold(tx, order.id, reason);
      });
      await db.flush();
    },
    openOrdersOf: (owner) => readOpenOrdersOf(db, owner),
    ordersWith: (references) => readOrdersWith(db, sealer, references),

    async waive({ accountId, visit }, { email: typed, locale }) {
      const at = now();
      const waiver = { id: randomUUID(), email: normaliseEmail(typed), at: at.toISOString() };
      await db.transaction(async (tx) => {
        const { id, email } = waiver;
        await tx.query(insertWaiverSql, [
          ...[id, email, accountId, visit, hearingConsentVersion, locale, at, hearingRecordEnd(at)],
        ]);
        await writeConsent(tx, {
          email,
          locale,
          purpose: 'hearing_waiver',
          isGiven: true,
          source: 'hearing_test',
          textVersion: hearingConsentVersion,
          at: waiver.at,
          ...saidBy({ accountId, visit }),
          recordId: id,
        });
      });
      await db.flush();
      return waiver;
    },

    approve: holds && createApproval(holds, now),
  };
}

function createApproval(holds: OrderHolds, now: () => Date): HearingProfiles['approve'] {
  return (orderId, staff) =>
    holds.release(orderId, staff, (tx) =>
      writeReview(tx, { orderId, staffId: staff.id, at: now() }),
    );
}

/** An order's profile, and the hold reason that follows from it. */
async function profileOf(tx: SqlSession, sealer: Sealer, order: Order) {
  const profile = await readProfile(tx, sealer, order.id);
  const province = destinationProvince(order);
  return { profile, reason: reasonAfter(province, profile.kinds) };
}
