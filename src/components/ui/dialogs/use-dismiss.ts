import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Closes what is open inside `area` on Escape, on a press outside, and when focus moves elsewhere. Escape returns the
 * focus to the expanded button.
 */
export function useDismiss(
  area: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
) {
  const onDismiss = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;

    function handleKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      area.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
      onDismiss();
    }
    function handleOutside(event: Event) {
      if (event.target instanceof Node && !area.current?.contains(event.target)) onDismiss();
    }

    document.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handleOutside);
    document.addEventListener('focusin', handleOutside);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handleOutside);
      document.removeEventListener('focusin', handleOutside);
    };
  }, [area, isOpen]);
}
