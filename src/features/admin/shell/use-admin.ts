import { useEffect } from 'react';
import { checkAdmin, followAdmin } from './admin-session';
import { useAdminStore, type AdminState } from './admin-store';

/**
 * The logged-in staff member. Requested once, and again when another tab logs in or out or the browser restores a page.
 */
export function useAdmin(): AdminState {
  const admin = useAdminStore();
  useEffect(() => {
    if (useAdminStore.getState().status === 'unknown') void checkAdmin();
    return followAdmin();
  }, []);
  return admin;
}
