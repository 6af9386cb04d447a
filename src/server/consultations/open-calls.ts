import type { SqlSession } from '@/server/db/database';
import type { Sealer } from '@/server/base/sealing';

/** So many calls that are still ahead may one address, and one network, book without proving a mailbox. */
const mostOpenCalls = 2;

/** What a row keeps of the network that booked it: nobody reads the network from it. */
export const networkMark = (sealer: Sealer, network: string) =>
  sealer.fingerprint(network, 'consultation_bookings.network');

/** Who books: a normalised address, and the mark of a network where it is known. */
type Booker = { email: string; network: string | null };

/**
 * Does this address or network hold as many open calls as it may? Others who book under the same address or from the same
 * network at this moment wait until the transaction ends.
 */
export async function holdsEnoughCalls(
  tx: SqlSession,
  { email, network }: Booker,
  now: Date,
): Promise<boolean> {
  for (const [kind, value] of [
    ['email', email],
    ['network', network],
  ] as const) {
    if (value === null) continue;
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `open calls of ${kind} ${value}`,
    ]);
  }
  const [row] = await tx.query<{ byEmail: number; byNetwork: number }>(
    `select count(*) filter (where email = $2)::int as "byEmail",
       count(*) filter (where network = $3)::int as "byNetwork"
     from consultation_bookings where status = 'booked' and starts_at > $1`,
    [now, email, network],
  );
  return Math.max(row?.byEmail ?? 0, row?.byNetwork ?? 0) >= mostOpenCalls;
}
