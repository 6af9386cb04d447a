import { Link } from '@/components/ui/text/link';
import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { readAccountMark, watchAccountMark } from '@/client/storage/stored-account';
import { cx } from '@/components/ui/cx';
import { deferred } from '@/components/ui/loading/deferred';
import { useDismiss } from '@/components/ui/dialogs/use-dismiss';
import { paths } from '@/domain/pages/paths';
import { checkAuth } from './lazy-auth-actions';
import { useAuthStore } from './auth-store';
import { useShellWords } from '@/components/shell/shell-words';
import { ShellIcon } from '@/components/shell/shell-icon';

const look =
  'inline-flex min-h-target items-center gap-2 px-2 text-sm leading-none font-medium whitespace-nowrap max-lg:px-0 max-lg:text-base max-lg:underline max-lg:decoration-accent max-lg:decoration-[1.5px] max-lg:underline-offset-[0.25em] xl:px-3';

/** Loaded for customers only. */
const AccountList = deferred(() => import('./account-list').then((module) => module.AccountList));

/**
 * The header's way in: `Log in`, or `Account` with its menu. Static pages use what this device remembers; the server is
 * asked when the menu is about to open. Space is reserved for the longer word, so nothing moves when the login is
 * known.
 */
export function AccountControl() {
  const { menu: words } = useShellWords();
  const remembered = useSyncExternalStore(watchAccountMark, readAccountMark, () => false);
  const status = useAuthStore((state) => state.status);
  const isCustomer = status === 'unknown' ? remembered : status === 'customer';
  return (
    <span className="grid">
      <span aria-hidden className={cx(look, 'invisible col-start-1 row-start-1')}>
        <AccountIcon />
        {words.account}
      </span>
      <span className="col-start-1 row-start-1">
        {isCustomer ? (
          <AccountMenu />
        ) : (
          <Link href={paths.login} className={look}>
            <AccountIcon />
            {words.logIn}
          </Link>
        )}
      </span>
    </span>
  );
}

function AccountMenu() {
  const { menu: words } = useShellWords();
  const listId = useId();
  const area = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useDismiss(area, isOpen, () => setIsOpen(false));
  return (
    <span ref={area} className="relative block" onPointerEnter={checkAuth}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className={look}
      >
        <AccountIcon />
        {words.account}
      </button>
      {isOpen && <AccountList id={listId} onLeave={() => setIsOpen(false)} />}
    </span>
  );
}

function AccountIcon() {
  return <ShellIcon name="user" size={22} strokeWidth={1.75} className="hidden xl:block" />;
}
