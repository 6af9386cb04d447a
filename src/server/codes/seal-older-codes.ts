import type { Database } from '@/server/db/database';
import type { Sealer } from '@/server/base/sealing';
import { codeColumns, keptCode, markStart, type CodeColumn } from './kept-codes';

const batch = 100;

/**
 * Turns the readable codes of an older shop into keyed hashes and clears its readable flags. SQL does not have our key,
 * so this runs at the start and not in a migration. Each row changes at once: after an interruption the next start
 * continues.
 *
 * @returns how many values were readable
 */
export async function sealOlderCodes({
  db,
  sealer,
}: {
  db: Database;
  sealer: Sealer;
}): Promise<number> {
  let count = (await hideCheckoutIds(db)) + (await forgetFlags(db));
  for (const column of Object.values(codeColumns)) count += await sealColumn(db, sealer, column);
  if (count > 0) await db.flush();
  return count;
}

async function sealColumn(db: Database, sealer: Sealer, place: CodeColumn): Promise<number> {
  const { table, column, sealedColumn } = place;
  const readable = `select id, ${column} as code from ${table}
    where not starts_with(${column}, '${markStart}') limit ${batch}`;
  let count = 0;
  for (;;) {
    const rows = await db.query<{ id: string; code: string }>(readable);
    for (const row of rows) {
      const { mark, sealed } = keptCode(sealer, place, row);
      await db.query(
        `update ${table} set ${column} = $2, ${sealedColumn} = $3 where id = $1 and ${column} = $4`,
        [row.id, mark, sealed, row.code],
      );
    }
    count += rows.length;
    if (rows.length < batch) return count;
  }
}

/**
 * Clears the readable flag that older shops kept: whether answers call for a doctor is now read from the sealed
 * answers.
 */
async function forgetFlags(db: Database): Promise<number> {
  const rows = await db.query(
    'update questionnaires set is_flagged = null where is_flagged is not null returning 1',
  );
  return rows.length;
}

/** Checkout ids have 128 random bits, so a plain digest is enough for those mailed earlier. */
const digest = `encode(sha256(convert_to(checkout_id, 'UTF8')), 'hex')`;
const isReadable = `checkout_id ~ '^[0-9a-f]{32}$'`;

async function hideCheckoutIds(db: Database): Promise<number> {
  const carts = await db.query(
    `update carts set checkout_id = ${digest}, state = state - 'checkoutId' where ${isReadable} returning 1`,
  );
  const orders = await db.query(
    `update orders set checkout_id = ${digest} where ${isReadable} returning 1`,
  );
  return carts.length + orders.length;
}
