import type { StaffMember } from '@/server/staff/staff';
import { bearerOf, refuseStranger } from './bearer';
import type { Guard } from './route';

/**
 * For our staff: `Authorization: Bearer {token of /api/admin-result-password}`. A customer's session opens nothing
 * here. Throws `UNAUTHORIZED` (401) for everybody else.
 */
export const adminOnly: Guard<{ staff: StaffMember; token: string }> = async (
  request,
  services,
) => {
  const token = bearerOf(request);
  const staff = token === null ? null : await services.staff.identify(token);
  return staff && token !== null ? { staff, token } : refuseStranger();
};
