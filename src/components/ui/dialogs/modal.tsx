import { useState, type ReactNode } from 'react';
import { deferred } from '../loading/deferred';
import { useModalAddress } from './use-modal-address';
import { useOpener } from './use-opener';

type ModalProps = {
  /** Heading and accessible name. */
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Content such as a picture that fills the other half on desktop. */
  aside?: ReactNode;
  /** Wide for pictures; text is easier to read at the base width. */
  size?: 'base' | 'wide';
  children: ReactNode;
};

const ModalDialog = deferred(() => import('./modal-dialog').then((module) => module.ModalDialog));

/**
 * The generic modal. While it is open, the address contains `modal=open`, and the back button closes it (spec 2). Its
 * code is loaded on first use.
 */
export function Modal({ isOpen, onClose, ...content }: ModalProps) {
  const [wasNeeded, setWasNeeded] = useState(isOpen);
  if (isOpen && !wasNeeded) setWasNeeded(true);
  useModalAddress(isOpen, onClose);
  const returnFocus = useOpener(isOpen);
  if (!wasNeeded) return null;
  return <ModalDialog isOpen={isOpen} onClose={onClose} returnFocus={returnFocus} {...content} />;
}
