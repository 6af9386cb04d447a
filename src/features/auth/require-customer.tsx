import { useRouter } from 'next/router';
import { useEffect, useRef, type ReactNode } from 'react';
import { goTo } from '@/components/addresses/go-to';
import type { CustomerAccount } from '@/client/wire/account-from-wire';
import { pathHere } from '@/domain/pages/document-addresses';
import { parseReturnPath } from '@/domain/pages/return-path';
import { paths } from '@/domain/pages/paths';
import { queryPaths } from '@/domain/pages/query-paths';
import { UnknownVisitor } from './log-in/unknown-visitor';
import { useAuth } from './use-auth';

type RequireCustomerProps = { children: (account: CustomerAccount) => ReactNode };

/**
 * Shows content for logged-in customers only. Empty until the login is known (spec 4); a guest goes to the login and
 * comes back to this page afterwards.
 */
export function RequireCustomer({ children }: RequireCustomerProps) {
  const { status, account } = useAuth();
  const { asPath } = useRouter();
  const hasLeft = useRef(false);
  const isGuest = status === 'guest';
  useEffect(() => {
    // Only once: during the redirect the address has already changed and is no page to come back to.
    if (!isGuest || hasLeft.current) return;
    hasLeft.current = true;
    const returnPath = parseReturnPath(pathHere(asPath));
    goTo(returnPath ? queryPaths.loginFor(returnPath) : paths.login, { replace: true });
  }, [isGuest, asPath]);

  if (status === 'customer' && account) return <>{children(account)}</>;
  return <UnknownVisitor />;
}
