import { useRouter } from 'next/router';
import { useEffect, useRef, type ReactNode } from 'react';
import { goTo } from '@/components/addresses/go-to';
import { paths } from '@/domain/pages/paths';
import { parseReturnPath } from '@/domain/pages/return-path';
import { useAuthStore } from './auth-store';
import { UnknownVisitor } from './log-in/unknown-visitor';
import { useAuth } from './use-auth';

/**
 * Shows content for guests only (spec 6): customers are sent home or to the page they asked for. The same happens to
 * anybody who logs in on the page, or meanwhile in another tab.
 */
export function OnlyGuests({ children }: { children: ReactNode }) {
  const { status, arrival } = useAuth();
  const { isReady, query } = useRouter();
  const hasLeft = useRef(false);
  const isLeaving = status === 'customer' && isReady;
  const destination = arrival ?? parseReturnPath(query.next) ?? paths.home;
  useEffect(() => {
    // Only once: during the redirect the address has already changed and no longer names a page to go to.
    if (!isLeaving || hasLeft.current) return;
    hasLeft.current = true;
    useAuthStore.setState({ arrival: null });
    goTo(destination, { replace: true });
  }, [isLeaving, destination]);

  return status === 'guest' ? <>{children}</> : <UnknownVisitor />;
}
