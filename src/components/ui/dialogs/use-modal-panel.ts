import { useEffect, useEffectEvent, useRef } from 'react';
import { afterPaint } from '../loading/after-paint';
import { toastAreaAttribute } from '../toasts/toast-area';
import { useOpener } from './use-opener';

type ModalPanelProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Backspace also closes it, except in a text field. */
  isClosedByBackspace?: boolean;
};

/**
 * Makes a panel modal: focus moves in, stays in and comes back, nothing else can be reached or scrolled, keys close it.
 * All except the keys happens right after the panel was painted, because each step makes the browser lay out the whole
 * page.
 */
export function useModalPanel({ isOpen, onClose, isClosedByBackspace = false }: ModalPanelProps) {
  const area = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const returnFocus = useEffectEvent(useOpener(isOpen));

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // An overlay above has handled the key and closed itself.
    if (event.defaultPrevented || !panel.current) return;
    const isBack = isClosedByBackspace && event.key === 'Backspace' && !isTyping(event.target);
    if (event.key === 'Escape' || isBack) {
      event.preventDefault();
      onClose();
    } else if (event.key === 'Tab') {
      goRound(panel.current, event);
    }
  });

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', onKey);
    let release: () => void = () => undefined;
    const cancel = afterPaint(() => {
      if (!area.current || !panel.current) return;
      const isInside = panel.current.contains(document.activeElement);
      if (!isInside) closeButton.current?.focus({ preventScroll: true });
      release = keepToItself(area.current, panel.current);
    });
    return () => {
      cancel();
      document.removeEventListener('keydown', onKey);
      release();
      returnFocus();
    };
  }, [isOpen]);

  return { area, panel, closeButton };
}

/** Makes the rest of the page inert, except toasts. Returns how to undo it. */
function keepToItself(area: HTMLElement, panel: HTMLElement): () => void {
  const { body, documentElement: root } = document;
  const others = [...body.children].filter(
    (other): other is HTMLElement =>
      other instanceof HTMLElement &&
      other !== area &&
      !other.inert &&
      !other.hasAttribute(toastAreaAttribute),
  );
  const scrollbar = window.innerWidth - root.clientWidth;
  const setShut = (isShut: boolean) => {
    for (const other of others) {
      other.inert = isShut;
      // For screen readers that do not support `inert`.
      if (isShut) other.setAttribute('aria-hidden', 'true');
      else other.removeAttribute('aria-hidden');
    }
    root.style.overflow = isShut ? 'hidden' : '';
    body.style.paddingRight = isShut && scrollbar > 0 ? `${scrollbar}px` : '';
  };
  setShut(true);

  // Takes the focus back when the focused element is removed, such as a suggestion that was added.
  const losses = new MutationObserver(() => {
    if (document.activeElement === body) panel.focus({ preventScroll: true });
  });
  losses.observe(panel, { childList: true, subtree: true });
  return () => {
    losses.disconnect();
    setShut(false);
  };
}

const stops =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/** Moves the focus from the last focusable element to the first, and back. */
function goRound(panel: HTMLElement, event: KeyboardEvent): void {
  const reachable = [...panel.querySelectorAll<HTMLElement>(stops)].filter(
    (stop) => stop.getClientRects().length > 0,
  );
  const [from, to] = event.shiftKey
    ? [reachable[0], reachable.at(-1)]
    : [reachable.at(-1), reachable[0]];
  const at = document.activeElement;
  if (at !== from && !(event.shiftKey && at === panel)) return;
  event.preventDefault();
  to?.focus();
}

const typingControls =
  'input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable=true]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typingControls) !== null;
}
