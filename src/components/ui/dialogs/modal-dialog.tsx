import { useTranslations } from 'next-intl';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { X } from '@/components/icons/x';
import { cx } from '../cx';
import { IconButton } from '../icon-button';
import { ignoreToasts } from '../toasts/toast-area';

type ModalDialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  returnFocus: (event: Event) => void;
  aside?: ReactNode;
  size?: 'base' | 'wide';
  children: ReactNode;
};

/** A sheet from below on phones, a centred panel from 768 px, in two parts with an aside. */
export function ModalDialog(props: ModalDialogProps) {
  const { title, isOpen, onClose, returnFocus, aside, size = 'base', children } = props;
  const t = useTranslations('ui');
  return (
    <Dialog.Root open={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay-shade fixed inset-0 z-50" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={ignoreToasts}
          className={cx(
            'modal-panel fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] overflow-y-auto overscroll-contain rounded-t-lg bg-page text-ink shadow-overlay outline-none',
            'md:inset-x-auto md:top-1/2 md:bottom-auto md:left-1/2 md:w-[calc(100vw-4rem)] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-lg',
            aside || size === 'wide' ? 'md:max-w-[60rem]' : 'md:max-w-[44rem]',
            aside ? 'lg:grid lg:grid-cols-2' : null,
          )}
        >
          {aside && <div className="relative bg-plate max-lg:hidden">{aside}</div>}
          <div className="p-6 md:p-10">
            <div className="mb-5 flex items-start justify-between gap-4">
              <Dialog.Title className="pt-1 font-display text-2xl">{title}</Dialog.Title>
              <Dialog.Close asChild>
                <IconButton label={t('close')} isBare className="-mt-1.5 -mr-3">
                  <X aria-hidden size={24} />
                </IconButton>
              </Dialog.Close>
            </div>
            {children}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
