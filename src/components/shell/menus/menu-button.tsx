import { useState, type ReactNode } from 'react';
import { deferred } from '@/components/ui/loading/deferred';
import { useOpener } from '@/components/ui/dialogs/use-opener';
import { useShellWords } from '../shell-words';
import { ShellIcon } from '../shell-icon';

const MobileMenu = deferred(() => import('./mobile-menu').then((module) => module.MobileMenu));

type MenuButtonProps = { accountControl: ReactNode; settings?: ReactNode };

/** Below 1024 px: a button with a word that opens the navigation as a full-screen dialog. */
export function MenuButton({ accountControl, settings }: MenuButtonProps) {
  const { menu: words } = useShellWords();
  const [isOpen, setIsOpen] = useState(false);
  const [wasNeeded, setWasNeeded] = useState(false);
  const returnFocus = useOpener(isOpen);

  function open() {
    setWasNeeded(true);
    setIsOpen(true);
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={MobileMenu.preload}
        onTouchStart={MobileMenu.preload}
        onFocus={MobileMenu.preload}
        onClick={open}
        className="-mr-2 inline-flex min-h-target items-center gap-1.5 pr-2 pl-1 text-sm leading-none font-medium whitespace-nowrap lg:hidden"
      >
        <ShellIcon name="menu" size={26} strokeWidth={1.75} />
        {words.menu}
      </button>
      {wasNeeded && (
        <MobileMenu
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          returnFocus={returnFocus}
          accountControl={accountControl}
          settings={settings}
        />
      )}
    </>
  );
}
