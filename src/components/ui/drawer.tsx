import { useState, type ReactNode } from 'react';
import { deferred } from './deferred';
import { useOpener } from './use-opener';

export type DrawerProps = {
  /** Heading and accessible name ("Cart"). */
  label: string;
  isOpen: boolean;
  onClose: () => void;
  /** Stands beside the heading ("2 items"). Heading and close button are the drawer's own. */
  header?: ReactNode;
  /** Stays in sight below the scrolling content. */
  footer?: ReactNode;
  /** Accessible name of the close button, whose visible word is "Close". */
  closeLabel?: string;
  /** Backspace closes too, unless one is typing. */
  isClosedByBackspace?: boolean;
  children: ReactNode;
};

const DrawerDialog = deferred(() =>
  import('./drawer-dialog').then((module) => module.DrawerDialog),
);

/** Fetches the drawer's code ahead of the click, on hover, focus or touch of what opens it. */
export function preloadDrawer(): void {
  void import('./drawer-dialog');
}

/** A panel from the right, 584 px, the whole width on phones. Its code is fetched when it is first needed. */
export function Drawer({ isOpen, ...rest }: DrawerProps) {
  const [wasNeeded, setWasNeeded] = useState(isOpen);
  if (isOpen && !wasNeeded) setWasNeeded(true);
  const returnFocus = useOpener(isOpen);
  if (!wasNeeded) return null;
  return <DrawerDialog isOpen={isOpen} returnFocus={returnFocus} {...rest} />;
}
