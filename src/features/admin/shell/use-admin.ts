import { useEffect } from 'react';
import { checkAdmin, followAdmin } from './admin-session';
import { useAdminStore, type AdminState } from './admin-store';

/** Who works here. Asked once, and again when another tab logs in or out or the browser brings a page back. */
export function useAdmin(): AdminState {
  const admin = useAdminStore();
  useEffect(() => {
    if (useAdminStore.getState().status === 'unknown') void checkAdmin();
    return followAdmin();
  }, []);
  return admin;
}
