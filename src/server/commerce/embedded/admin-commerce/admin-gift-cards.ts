import { randomInt } from 'node:crypto';
import { normaliseCode } from '@/domain/coupon';
import type { GiftCardRecord } from '@/domain/staff/answers/gift-card';
import type { AdminGiftCards } from '@/server/commerce/admin-commerce';
import { codeColumns, keptCode } from '@/server/codes/kept-codes';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { giftCards } from '@/server/db/schema/commerce';
import type { Database } from '@/server/db/database';
import { directionOf, readListPage } from '@/server/db/list-page';
import type { Sealer } from '@/server/base/sealing';
import { newId } from '../ids';

const ofCard = columnsOf(
  giftCards,
  ['id', 'last4', 'balance', 'currency', 'isActive', 'createdAt'],
  { of: 'c' },
);

const columns = `${ofCard},
  (select coalesce(sum(d.amount), 0)::int from gift_card_debits d where d.gift_card_id = c.id) as spent`;

type Row = RowOf<typeof ofCard> & Pick<GiftCardRecord, 'spent'>;

/** Without characters that are easily confused: people type these from paper. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const groups = 4;
const groupLength = 4;

export function createAdminGiftCards({
  db,
  sealer,
}: {
  db: Database;
  sealer: Sealer;
}): AdminGiftCards {
  async function read(id: string): Promise<GiftCardRecord | null> {
    const [card] = await db.query<Row>(`select ${columns} from gift_cards c where c.id = $1`, [id]);
    return card ?? null;
  }

  return {
    page({ search, state, sort, ...asked }) {
      const conditions: string[] = [];
      const params: string[] = [];
      if (state !== '') conditions.push(state === 'active' ? 'c.is_active' : 'not c.is_active');
      if (search !== '') {
        params.push(normaliseCode(search).slice(-4));
        conditions.push('c.last4 = $1');
      }
      const direction = directionOf(sort);
      return readListPage<Row>(
        db,
        {
          columns,
          from: 'gift_cards c',
          key: 'c.id',
          conditions,
          params,
          order: `c.created_at ${direction}, c.id ${direction}`,
        },
        asked,
      );
    },
    async create({ amount, currency }) {
      const code = newCode();
      const normalised = normaliseCode(code);
      const id = newId();
      const { mark, sealed } = keptCode(sealer, codeColumns.giftCard, { id, code: normalised });
      await db.query(
        `insert into gift_cards (id, normalised_code, sealed_code, last4, balance, currency)
         values ($1, $2, $3, $4, $5, $6)`,
        [id, mark, sealed, normalised.slice(-4), amount, currency],
      );
      await db.flush();
      const card = await read(id);
      if (!card) throw new Error('A gift card was not written');
      return { card, code };
    },
    async end(id) {
      await db.query('update gift_cards set is_active = false where id = $1', [id]);
      await db.flush();
      return read(id);
    },
  };
}

/** `ABCD-EFGH-JKLM-NPQR`: eighty bits, so that nobody finds one by guessing. */
function newCode(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
