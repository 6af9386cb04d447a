import type { RecordNote } from '@/domain/staff/audit';
import type { LimitName } from '@/server/http/limits/rate-limits';
import type { Method, Route } from './route';
import type { StaffAsked } from './admin-endpoint';

/** One entry of the audit log without its record: `view order`. */
type AuditEntry = `${RecordNote['action']} ${RecordNote['subject']}`;

/** What staff need to be allowed, and every entry that a call may write; none where nobody's record is shown. */
type StaffAccess = { may: StaffAsked; audit: readonly AuditEntry[] };

/** Counters that a call may fill, in the order in which they are asked. None are filled where it is missing. */
type Limited = { limits?: readonly LimitName[] };

/**
 * Who gets past the door of an endpoint. Whose record it is, is decided behind it.
 * - `anyone`: no session is asked for. What is sent may still have to prove something, such as an order's number.
 * - `visitor`: whoever has a session, guests included.
 * - `customer`: whoever is logged in.
 * - `ourselves`: only this installation; the call is signed. For everybody else nothing is there.
 * - `sender`: the service that a secret in the address or a signature proves.
 * - `staff`: staff with this permission. A route of another kind may be open to staff besides.
 */
export type Access =
  | (Limited & {
      who: 'anyone' | 'visitor' | 'customer' | 'ourselves' | 'sender';
      staff?: StaffAccess;
    })
  | (Limited & StaffAccess & { who: 'staff' });

/** An address with what is known about it. A last segment like `:id` stands for one segment of any text. */
export type RouteRow = {
  address: `/api/${string}`;
  methods: Readonly<Partial<Record<Method, Access>>>;
  /** Fetches what answers, at the first call; null where a page of Next's answers. */
  load: (() => Promise<Route>) | null;
};

/** A row of the table. It has to name the very methods that the route answers. */
export function row<Methods extends Method>(
  address: RouteRow['address'],
  load: () => Promise<Route<Methods>>,
  methods: Readonly<Record<NoInfer<Methods>, Access>>,
): RouteRow {
  return { address, load, methods };
}

/** A row for an address whose page is a file of its own, because it needs Next. */
export function page(
  address: RouteRow['address'],
  methods: Readonly<Partial<Record<Method, Access>>>,
): RouteRow {
  return { address, load: null, methods };
}
