import { useTranslations } from 'next-intl';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { X } from '@/components/icons/x';
import { Button } from '../button';
import { useModalPanel } from './use-modal-panel';

type DrawerProps = {
  /** Heading and accessible name ("Cart"). */
  label: string;
  isOpen: boolean;
  onClose: () => void;
  /** Shown beside the heading ("2 items"). The drawer itself adds heading and close button. */
  header?: ReactNode;
  /** Always visible below the scrolling content. */
  footer?: ReactNode;
  /** Accessible name of the close button, whose visible word is "Close". */
  closeLabel?: string;
  /** Renders the contents while it is still closed, because it is likely to be opened. */
  isFilled?: boolean;
  /** Called when it has moved out of sight. */
  onGone?: () => void;
  /** Backspace also closes it, except in a text field. */
  isClosedByBackspace?: boolean;
  children: ReactNode;
};

const nothingToWatch = () => () => undefined;

/**
 * A panel from the right, 584 px, full width on phones. Its frame is rendered hidden before the click; the contents
 * follow when it opens, or earlier with `isFilled`, and stay until it has moved out.
 */
export function Drawer({ isOpen, onGone, ...rest }: DrawerProps) {
  const [isThere, setIsThere] = useState(isOpen);
  if (isOpen && !isThere) setIsThere(true);
  const isInBrowser = useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
  if (!isInBrowser) return null;
  return createPortal(
    <Panel isOpen={isOpen} isThere={isThere} onGone={handleGone} {...rest} />,
    document.body,
  );

  function handleGone() {
    setIsThere(false);
    onGone?.();
  }
}

type PanelProps = Omit<DrawerProps, 'onGone'> & {
  /** Open, or still moving out. */
  isThere: boolean;
  onGone: () => void;
};

/**
 * Hand-made for a quick response to a click: a library's dialog measures the page several times before the first paint.
 */
function Panel(props: PanelProps) {
  const { label, isOpen, isThere, onClose, header, footer, closeLabel, children } = props;
  const isFilled = isThere || (props.isFilled ?? false);
  const t = useTranslations('ui');
  const titleId = useId();
  const { area, panel, closeButton } = useModalPanel({
    isOpen,
    onClose,
    isClosedByBackspace: props.isClosedByBackspace,
  });
  useLeaving(panel, isOpen, props.onGone);
  const state = isOpen ? 'open' : isThere ? 'closed' : undefined;

  return (
    <div ref={area} inert={!isOpen} style={isThere ? undefined : { visibility: 'hidden' }}>
      <div
        role="presentation"
        data-state={state}
        onClick={onClose}
        className="overlay-shade fixed inset-0 z-40 touch-none"
      />
      <div
        ref={panel}
        role="dialog"
        aria-modal
        aria-labelledby={titleId}
        tabIndex={-1}
        data-panel
        data-state={state}
        className="drawer-panel fixed inset-y-0 right-0 z-40 grid w-full max-w-[36.5rem] grid-rows-[auto_minmax(0,1fr)_auto] bg-page text-ink shadow-overlay outline-none"
      >
        <div className="flex items-center gap-3.5 border-b border-line py-3 pr-1 pl-gutter lg:py-5 lg:pr-4 lg:pl-8">
          <h2 id={titleId} className="font-display text-2xl">
            {label}
          </h2>
          {isFilled && header}
          <Button
            ref={closeButton}
            variant="quiet"
            size="sm"
            aria-label={closeLabel}
            onClick={onClose}
            className="ml-auto"
          >
            {t('close')}
            <X aria-hidden size={24} className="flex-none" />
          </Button>
        </div>
        <div className="relative overflow-y-auto overscroll-contain">{isFilled && children}</div>
        {isFilled && footer && <div className="relative shadow-bar">{footer}</div>}
      </div>
    </div>
  );
}

/** Calls back once a closed panel has moved out of sight. */
function useLeaving(
  panel: { readonly current: HTMLElement | null },
  isOpen: boolean,
  onGone: () => void,
): void {
  const handleGone = useEffectEvent(onGone);
  const isWanted = useRef(isOpen);
  useEffect(() => {
    isWanted.current = isOpen;
    if (isOpen || !panel.current) return;
    // Browsers without `getAnimations` have nothing to wait for.
    const moves = 'getAnimations' in panel.current ? panel.current.getAnimations() : [];
    void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => {
      if (!isWanted.current) handleGone();
    });
  }, [panel, isOpen]);
}
