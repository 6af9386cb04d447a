import { normaliseCode } from '@/domain/coupon';
import type { AdminCoupons } from '@/server/commerce/admin-commerce';
import type { RowOf } from '@/server/db/columns';
import type { Database } from '@/server/db/database';
import { isUniqueViolation } from '@/server/db/errors';
import { directionOf, readListPage } from '@/server/db/list-page';
import { couponColumns } from '../discounts/coupons';
import { newId } from '../ids';

const insertSql = `insert into coupons (id, normalised_code, code, name, discount, valid_from, valid_until,
    maximum_uses, minimum_sub_totals, is_once_per_account)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${couponColumns}`;

export function createAdminCoupons({ db }: { db: Database }): AdminCoupons {
  return {
    page({ search, state, sort, ...asked }) {
      const conditions: string[] = [];
      const params: string[] = [];
      if (state !== '') conditions.push(state === 'active' ? 'is_active' : 'not is_active');
      if (search !== '') {
        params.push(normaliseCode(search));
        conditions.push('starts_with(normalised_code, $1)');
      }
      const order = `normalised_code ${directionOf(sort)}`;
      return readListPage<RowOf<typeof couponColumns>>(
        db,
        { columns: couponColumns, from: 'coupons', key: 'id', conditions, params, order },
        asked,
      );
    },
    async create(coupon) {
      const { code, name, discount, validFrom, validUntil, maximumUses } = coupon;
      try {
        const [created] = await db.query<RowOf<typeof couponColumns>>(insertSql, [
          newId(),
          normaliseCode(code),
          code,
          name,
          discount,
          validFrom,
          validUntil,
          maximumUses,
          coupon.minimumSubTotals,
          coupon.isOncePerAccount,
        ]);
        if (!created) throw new Error('A coupon was not written');
        await db.flush();
        return { ok: true, coupon: created };
      } catch (error) {
        if (!isUniqueViolation(error, 'coupons_normalised_code')) throw error;
        return { ok: false, code: 'code_taken' };
      }
    },
    async end(id) {
      const [ended] = await db.query<RowOf<typeof couponColumns>>(
        `update coupons set is_active = false where id = $1 returning ${couponColumns}`,
        [id],
      );
      await db.flush();
      return ended ?? null;
    },
  };
}
