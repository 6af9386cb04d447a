import { Minus } from '@/components/icons/minus';
import { Plus } from '@/components/icons/plus';
import { Search } from '@/components/icons/search';
import { X } from '@/components/icons/x';
import { Link } from '@/components/ui/text/link';
import { Dialog } from 'radix-ui';
import { useEffect, useEffectEvent, useState, type MouseEvent, type ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { paths } from '@/domain/pages/paths';
import { BrandLink } from '../brand-link';
import { menuGroups } from './menu-groups';
import { menuGroupIds, type MenuGroupId } from './menu-types';
import { PhoneLink } from '../phone-link';
import { useShellWords } from '../shell-words';

type MobileMenuProps = {
  isOpen: boolean;
  onClose: () => void;
  returnFocus: (event: Event) => void;
  accountControl: ReactNode;
  settings?: ReactNode;
};

const row =
  'flex min-h-16 w-full items-center justify-between border-b border-line text-left font-display text-[1.75rem] leading-tight';

/** The whole navigation as a dialog, with the main action and the phone at the bottom. */
export function MobileMenu({
  isOpen,
  onClose,
  returnFocus,
  accountControl,
  settings,
}: MobileMenuProps) {
  const { menu: words } = useShellWords();
  useCloseOnDesktop(isOpen, onClose);

  function closeAfterLink(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          data-panel
          onCloseAutoFocus={returnFocus}
          onClick={closeAfterLink}
          className="mobile-menu fixed inset-0 z-50 grid grid-rows-[auto_minmax(0,1fr)_auto] bg-page text-ink outline-none"
        >
          <Dialog.Title className="sr-only">{words.menu}</Dialog.Title>
          <div className="flex min-h-18 items-center justify-between border-b border-line pr-1 pl-gutter">
            <BrandLink />
            <Dialog.Close asChild>
              <Button variant="quiet" size="sm">
                {words.close}
                <X aria-hidden size={24} className="flex-none" />
              </Button>
            </Dialog.Close>
          </div>
          <nav aria-label={words.menu} className="overflow-y-auto px-gutter py-2">
            <ul>
              {menuGroupIds.map((id) => (
                <li key={id}>
                  <MobileGroup groupId={id} />
                </li>
              ))}
              <li>
                <Link href={paths.contact} className={row}>
                  {words.contactUs}
                </Link>
              </li>
              <li>
                <Link href={paths.search} className={row}>
                  {words.search}
                  <Search aria-hidden size={24} strokeWidth={1.75} />
                </Link>
              </li>
            </ul>
            {settings && <div className="grid gap-3 py-4">{settings}</div>}
          </nav>
          <div className="grid gap-2 bg-plate px-gutter pt-5 pb-4">
            <ButtonLink href={paths.hearingTest} className="w-full">
              {words.takeTest}
            </ButtonLink>
            <div className="flex items-center justify-between gap-4">
              {accountControl}
              <PhoneLink />
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function MobileGroup({ groupId }: { groupId: MenuGroupId }) {
  const { menu: words } = useShellWords();
  const [isOpen, setIsOpen] = useState(false);
  const Sign = isOpen ? Minus : Plus;
  const listId = `mobile-menu-${groupId}`;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className={isOpen ? row.replace('border-b', '') : row}
      >
        {words[groupId]}
        <Sign aria-hidden size={24} strokeWidth={1.75} />
      </button>
      {isOpen && (
        <ul id={listId} className="border-b border-line pb-3">
          {menuGroups[groupId].columns
            .flatMap((column) => column.links)
            .map((link) => (
              <li key={link.label}>
                <Link href={link.href} className="flex min-h-12 items-center font-medium">
                  {words[link.label]}
                </Link>
              </li>
            ))}
        </ul>
      )}
    </>
  );
}

/** Closes the dialog when a rotated tablet is wide enough for the normal navigation. */
function useCloseOnDesktop(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen || typeof window.matchMedia !== 'function') return;
    const desktop = window.matchMedia('(min-width: 64rem)');
    const handleChange = () => desktop.matches && close();
    desktop.addEventListener('change', handleChange);
    return () => desktop.removeEventListener('change', handleChange);
  }, [isOpen]);
}
