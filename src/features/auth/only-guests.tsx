import { useRouter } from 'next/router';
import { useEffect, useRef, type ReactNode } from 'react';
import { paths } from '@/domain/pages/paths';
import { parseReturnPath } from '@/domain/pages/return-path';
import { useAuthStore } from './auth-store';
import { UnknownVisitor } from './log-in/unknown-visitor';
import { useAuth } from './use-auth';

/**
 * Shows what is closed to logged-in customers (spec 6): they go home, or on to the page they asked for. Whoever
 * logs in on the page, or in another tab meanwhile, leaves it the same way.
 */
export function OnlyGuests({ children }: { children: ReactNode }) {
  const { status, arrival } = useAuth();
  const { isReady, query, replace } = useRouter();
  const hasLeft = useRef(false);
  const isLeaving = status === 'customer' && isReady;
  const destination = arrival ?? parseReturnPath(query.next) ?? paths.home;
  useEffect(() => {
    // Once: on the way out the address has already changed, and names no page to go to any more.
    if (!isLeaving || hasLeft.current) return;
    hasLeft.current = true;
    useAuthStore.setState({ arrival: null });
    void replace(destination);
  }, [isLeaving, destination, replace]);

  return status === 'guest' ? <>{children}</> : <UnknownVisitor />;
}
