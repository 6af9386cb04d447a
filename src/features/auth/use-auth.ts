import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { checkAuth } from './lazy-auth-actions';
import { useAuthStore, type AuthState } from './auth-store';
import { followOtherTabs } from './auth-tabs';

/**
 * The login state. Checked when the page opens, at every route change, when another tab logs in or out, and when the
 * browser restores the page from its history: then nothing counts as known until the answer arrives.
 */
export function useAuth(): AuthState {
  const { asPath } = useRouter();
  useEffect(() => checkAuth(), [asPath]);
  useEffect(() => followOtherTabs(checkAuth), []);
  useEffect(() => {
    function handleShow({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      useAuthStore.setState({ status: 'unknown', account: null });
      checkAuth();
    }
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, []);
  return useAuthStore();
}
