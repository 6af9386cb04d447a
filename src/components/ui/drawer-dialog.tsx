import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Dialog } from 'radix-ui';
import type { KeyboardEvent } from 'react';
import { Button } from './button';
import type { DrawerProps } from './drawer';
import { ignoreToasts } from './toast-area';

type DrawerDialogProps = DrawerProps & { returnFocus: (event: Event) => void };

/** The code behind Drawer, loaded with its first opening. */
export function DrawerDialog(props: DrawerDialogProps) {
  const { label, isOpen, onClose, returnFocus, header, footer, closeLabel, children } = props;
  const t = useTranslations('ui');

  function handleKeyDown(event: KeyboardEvent) {
    if (!props.isClosedByBackspace || event.key !== 'Backspace' || isTyping(event.target)) return;
    event.preventDefault();
    onClose();
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay-shade fixed inset-0 z-40" />
        <Dialog.Content
          aria-describedby={undefined}
          data-panel
          onCloseAutoFocus={returnFocus}
          onInteractOutside={ignoreToasts}
          onKeyDown={handleKeyDown}
          className="drawer-panel fixed inset-y-0 right-0 z-40 grid w-full max-w-[36.5rem] grid-rows-[auto_minmax(0,1fr)_auto] bg-page text-ink shadow-overlay outline-none"
        >
          <div className="flex items-center gap-3.5 border-b border-line py-3 pr-1 pl-gutter lg:py-5 lg:pr-4 lg:pl-8">
            <Dialog.Title className="font-display text-2xl">{label}</Dialog.Title>
            {header}
            <Dialog.Close asChild>
              <Button variant="quiet" size="sm" aria-label={closeLabel} className="ml-auto">
                {t('close')}
                <X aria-hidden size={24} className="flex-none" />
              </Button>
            </Dialog.Close>
          </div>
          <div className="relative overflow-y-auto overscroll-contain">{children}</div>
          {footer && <div className="relative shadow-bar">{footer}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const typingControls =
  'input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable=true]';

function isTyping(target: EventTarget): boolean {
  return target instanceof Element && target.closest(typingControls) !== null;
}
