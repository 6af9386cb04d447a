import type { SqlSession } from '@/server/db/database';
import type { Sealer } from '@/server/base/sealing';

/** How many future calls one address, or one network, may book without proving a mailbox. */
const mostOpenCalls = 2;

/** The keyed hash of the booking network: it does not reveal the network. */
export const networkMark = (sealer: Sealer, network: string) =>
  sealer.fingerprint(network, 'consultation_bookings.network');

/** The booker: a normalised address, and the keyed hash of the network where it is known. */
type Booker = { email: string; network: string | null };

/**
 * Whether this address or network already has as many open calls as it may. Bookings under the same address or network
 * wait until the transaction ends.
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
