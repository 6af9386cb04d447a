import type { SqlSession } from '@/server/db/database';
import type { RowOf } from '@/server/db/columns';
import { cardColumns } from './card-columns';
import type { CardSummary, Payments } from './port';

/** Looks a token up for a caller who may pay with it (see `Payments.findCard`). */
export async function findCard(
  session: SqlSession,
  token: string,
  accountId: string | null = null,
): Promise<CardSummary | null> {
  const [card] = await session.query<RowOf<typeof cardColumns>>(
    `select ${cardColumns} from card_tokens card
     where token = $1 and case when saved_for is null
       then order_id is null and expires_at > now() else saved_for = $2 end`,
    [token, accountId],
  );
  return card ?? null;
}

/** The first cart that uses a token owns it. */
export async function claimCard(
  tx: SqlSession,
  { cartId, cardToken }: Parameters<Payments['claim']>[1],
): Promise<void> {
  if (cardToken === null) return;
  await tx.query(
    `update card_tokens set cart_id = $1
     where token = $2 and cart_id is null and saved_for is null`,
    [cartId, cardToken],
  );
}
