import type { RecordNote } from '@/domain/staff/audit';
import type { LimitName } from '@/server/http/limits/rate-limits';
import type { Method, Route } from './route';
import type { StaffAsked } from './admin-endpoint';

/** One entry of the audit log without its record: `view order`. */
type AuditEntry = `${RecordNote['action']} ${RecordNote['subject']}`;

/** The permission staff need, and every audit entry that a call may write; none where no personal record is shown. */
type StaffAccess = { may: StaffAsked; audit: readonly AuditEntry[] };

/** Rate-limit counters of a call, in the order in which they are checked. Without it there are none. */
type Limited = { limits?: readonly LimitName[] };

/**
 * Who may call an endpoint. The handler then decides which records the caller may see.
 * - `anyone`: no session is needed. The input may still have to prove something, such as an order's number.
 * - `visitor`: anybody with a session, guests included.
 * - `customer`: anybody who is logged in.
 * - `ourselves`: only this installation, by a signed call. Everybody else gets a 404.
 * - `sender`: the service that a secret in the address or a signature proves.
 * - `staff`: staff with this permission. A route of another kind may be open to staff as well.
 */
export type Access =
  | (Limited & {
      who: 'anyone' | 'visitor' | 'customer' | 'ourselves' | 'sender';
      staff?: StaffAccess;
    })
  | (Limited & StaffAccess & { who: 'staff' });

/** An address and what is known about it. A last segment like `:id` matches any one segment. */
export type RouteRow = {
  address: `/api/${string}`;
  methods: Readonly<Partial<Record<Method, Access>>>;
  /** Loads the route at the first call; null where a Next page answers. */
  load: (() => Promise<Route>) | null;
};

/** A row of the table. It has to name exactly the methods that the route answers. */
export function row<Methods extends Method>(
  address: RouteRow['address'],
  load: () => Promise<Route<Methods>>,
  methods: Readonly<Record<NoInfer<Methods>, Access>>,
): RouteRow {
  return { address, load, methods };
}

/** A row for an address that is a page file of its own, because it needs Next. */
export function page(
  address: RouteRow['address'],
  methods: Readonly<Partial<Record<Method, Access>>>,
): RouteRow {
  return { address, load: null, methods };
}
