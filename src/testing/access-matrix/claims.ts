import { mayStaff } from '@/domain/staff/staff-roles';
import type { Access } from '@/server/api/endpoints/route-row';
import { routes } from '@/server/api/routes';
import type { Method } from '@/server/api/endpoints/route';
import { isStaff, type Caller, type StaffCaller } from './row';

/** The access rule of a route such as `GET /api/orders`; undefined for routes of the Store API and of the vault. */
export function accessOf(route: string): Access | undefined {
  const [method, address] = route.split(' ');
  return routes.find((one) => one.address === address)?.methods[method as Method];
}

/** The audit log entries that the table allows for an endpoint. */
export function auditOf(access: Access | undefined): readonly string[] {
  return (access && staffAccessOf(access)?.audit) ?? [];
}

/** Whether the table of endpoints lets this caller in; null where that depends on what the request carries. */
export function isLetIn(access: Access, caller: Caller): boolean | null {
  const forStaff = staffAccessOf(access);
  if (isStaff(caller) && forStaff) return mayDo(caller, forStaff.may);
  switch (access.who) {
    case 'anyone':
      return null;
    case 'visitor':
      return ['guest', 'other', 'owner'].includes(caller);
    case 'customer':
      return ['other', 'owner'].includes(caller);
    default:
      return false;
  }
}

type Heard = { status: number; body: unknown };

/** Whether the endpoint's guard refused the caller, whatever the request carried. */
export function isTurnedAway(access: Access, { status, body }: Heard): boolean {
  const { param } = (body as { error?: { param?: string } } | undefined)?.error ?? {};
  if (access.who === 'ourselves') return status === 404;
  if (access.who === 'sender') return status === 401 || status === 404;
  if (status === 403) return param === 'role' || param === 'second_step';
  return status === 401 && param === undefined;
}

function staffAccessOf(access: Access) {
  return access.who === 'staff' ? access : access.staff;
}

function mayDo(caller: StaffCaller, may: NonNullable<ReturnType<typeof staffAccessOf>>['may']) {
  if (may === 'half_login') return true;
  return caller !== 'half' && mayStaff(caller === 'admin' ? 'owner' : caller, may);
}
