/** How long the scroll position is kept after a modal has closed (spec 9). */
const holdMs = 1000;

const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Restores the scroll position and keeps it for a second, because going back in the history makes the router and the
 * browser scroll late. Stops as soon as the visitor scrolls.
 */
export function holdScroll(position: { left: number; top: number }): void {
  const restore = () => window.scrollTo({ ...position, behavior: 'instant' });
  const release = () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', restore);
    for (const move of moves) window.removeEventListener(move, release);
  };
  const timer = setTimeout(release, holdMs);
  window.addEventListener('scroll', restore);
  for (const move of moves) window.addEventListener(move, release, { passive: true });
  restore();
}
