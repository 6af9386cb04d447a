import { Link } from '@/components/ui/text/link';
import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import { cx } from '@/components/ui/cx';
import { deferred } from '@/components/ui/loading/deferred';
import { paths } from '@/domain/pages/paths';
import { menuGroupIds, menuGroupOf, type MenuGroupId } from './menu-types';
import { useDismiss } from '@/components/ui/dialogs/use-dismiss';
import { useShellWords } from '../shell-words';
import { ShellIcon } from '../shell-icon';

const NavPanel = deferred(() => import('./nav-panel').then((module) => module.NavPanel));

const item =
  'inline-flex min-h-target items-center gap-1 rounded-full px-1.5 text-sm leading-none font-medium whitespace-nowrap hover:bg-birch-200 xl:px-3.25';

const currentMark =
  'aria-[current]:rounded-none aria-[current]:shadow-[inset_0_-2px_0_var(--color-focus)]';

/** The four groups and Contact Us. Panels open on click only, because hover menus are hard for unsteady hands. */
export function MainNav() {
  const words = useShellWords();
  const { pathname } = useRouter();
  const nav = useRef<HTMLElement>(null);
  const [openId, setOpenId] = useState<MenuGroupId | null>(null);
  useDismiss(nav, openId !== null, () => setOpenId(null));

  return (
    <nav
      ref={nav}
      aria-label={words.mainNavigation}
      onPointerEnter={NavPanel.preload}
      onFocus={NavPanel.preload}
      className="ml-1 hidden lg:block xl:ml-3"
    >
      {openId && (
        <div
          aria-hidden
          onPointerDown={() => setOpenId(null)}
          className="menu-shade fixed inset-0 -z-10"
        />
      )}
      <ul className="flex flex-wrap xl:gap-1">
        {menuGroupIds.map((id) => (
          <li key={id}>
            <button
              type="button"
              aria-expanded={openId === id}
              aria-controls={openId === id ? `menu-${id}` : undefined}
              aria-current={menuGroupOf(pathname) === id || undefined}
              onClick={() => setOpenId(openId === id ? null : id)}
              className={cx(item, openId === id ? 'bg-birch-200' : currentMark)}
            >
              {words.menu[id]}
              <ShellIcon
                name="chevronDown"
                size={18}
                className={cx('transition-transform', openId === id && 'rotate-180')}
              />
            </button>
            {openId === id && <NavPanel groupId={id} onLeave={() => setOpenId(null)} />}
          </li>
        ))}
        <li>
          <Link
            href={paths.contact}
            aria-current={pathname === paths.contact ? 'page' : undefined}
            className={cx(item, currentMark)}
          >
            {words.menu.contactUs}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
