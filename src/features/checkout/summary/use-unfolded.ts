import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How the window stood before the panel opened, or where it has to go after the panel was folded. */
type Place = { before: number; after: number | null };

type Unfolded = { isOpen: boolean; toggle: () => void };

/**
 * Opens and folds a panel at the head of the page from a bar that sticks to the window. The panel may be far above the
 * window: opened, it is scrolled to; folded while it is in sight, the window returns to where it was before.
 */
export function useUnfolded(
  bar: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): Unfolded {
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<Place>({ before: 0, after: null });

  useLayoutEffect(() => {
    const { after } = place.current;
    if (isOpen) scrollBelow(bar, panel);
    else if (after !== null) scrollTo(after);
  }, [isOpen, bar, panel]);

  function toggle() {
    const { before } = place.current;
    if (!isOpen) place.current = { before: window.scrollY, after: null };
    else place.current = { before, after: placeAfterFolding(before, bar, panel) };
    setIsOpen(!isOpen);
  }

  return { isOpen, toggle };
}

/** Whoever has read on below the panel keeps their place in the form. */
function placeAfterFolding(
  before: number,
  bar: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): number {
  const box = panel.current?.getBoundingClientRect();
  const isPassed = box && box.bottom < bottomOf(bar);
  return isPassed ? window.scrollY - box.height : before;
}

function scrollBelow(
  bar: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  const hidden = bottomOf(bar) - (panel.current?.getBoundingClientRect().top ?? 0);
  if (hidden > 0) scrollTo(window.scrollY - hidden);
}

function bottomOf(bar: RefObject<HTMLElement | null>): number {
  return bar.current?.getBoundingClientRect().bottom ?? 0;
}

function scrollTo(top: number): void {
  if (top !== window.scrollY) window.scrollTo({ top, behavior: 'instant' });
}
