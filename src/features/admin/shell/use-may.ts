import { mayStaff, type StaffPermission } from '@/domain/staff/staff-roles';
import { useAdminStore } from './admin-store';

/**
 * Whether the logged-in staff member has the permission. This only decides what is shown; the server checks it again.
 */
export function useMay(permission: StaffPermission): boolean {
  const role = useAdminStore((state) => state.role);
  return role !== null && mayStaff(role, permission);
}
