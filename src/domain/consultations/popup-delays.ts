/**
 * When the popup may come (spec 9): after a page was loaded, then after each move to another page. In a file of its own,
 * because every page loads it.
 */
export const popupDelays = {
  afterLoadMs: 15_000,
  afterMoveMs: 5_000,
} as const;

/** How long the popup waits after an input, and rests after it was shown. Apart, for no page needs them at its start. */
export const popupPauses = { afterInputMs: 30_000, restMs: 86_400_000 } as const;
