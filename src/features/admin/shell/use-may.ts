import { mayStaff, type StaffPermission } from '@/domain/staff/staff-roles';
import { useAdminStore } from './admin-store';

/** Whether whoever is logged in may do this. The server asks again: this only decides what is shown. */
export function useMay(permission: StaffPermission): boolean {
  const role = useAdminStore((state) => state.role);
  return role !== null && mayStaff(role, permission);
}
