import type { ShownHoldReason } from '@/domain/orders/order-for-staff';
import { mayStaff, type StaffPermission, type StaffRole } from '@/domain/staff/staff-roles';
import type { Today, Waiting } from './today';

/** The permission behind each number. */
const asksFor = {
  heldOrders: 'orders.read',
  ordersToShip: 'orders.change',
  tests: 'health',
  messages: 'messages',
  returns: 'returns',
  callRequests: 'calls',
  calls: 'calls',
  trials: 'calls',
  devices: 'health',
  failedJobs: 'jobs',
} as const satisfies Record<keyof Today, StaffPermission>;

type Held = Waiting & { reason: ShownHoldReason | null };
type TodayOfRole = Partial<Omit<Today, 'heldOrders'>> & { heldOrders?: readonly Held[] };

/** The open work in a role's sections, without the others. */
export function todayFor(role: StaffRole, today: Today): TodayOfRole {
  const shown = mayStaff(role, 'health')
    ? today
    : { ...today, heldOrders: heldWithoutHealth(today.heldOrders) };
  const isShown = ([name]: readonly [string, unknown]) => {
    return Object.entries(asksFor).some(
      ([known, permission]) => known === name && mayStaff(role, permission),
    );
  };
  return Object.fromEntries(Object.entries(shown).filter(isShown));
}

/** One line for all orders on hold for the clinic: the single reasons are health data. */
function heldWithoutHealth(held: Today['heldOrders']): Held[] {
  const own = held.filter(({ reason }) => reason === null);
  const ofClinic = held.filter(({ reason }) => reason !== null);
  if (ofClinic.length === 0) return own;
  const count = ofClinic.reduce((sum, one) => sum + one.count, 0);
  const since = ofClinic.flatMap((one) => one.since ?? []).toSorted()[0] ?? null;
  return [{ reason: 'clinic', count, since }, ...own];
}
