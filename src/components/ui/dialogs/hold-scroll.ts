/** How long the position is defended after a modal has closed (spec 9). */
const holdMs = 1000;

const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Puts the page back where it was and keeps it there for a second, because going back in the history makes
 * the router and the browser scroll late. Lets go as soon as the visitor moves the page.
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
