/**
 * The look of an amount that is about to change: a dotted line below it. Fading would take contrast from the people who
 * need it most.
 */
export const pendingLook =
  'underline decoration-accent decoration-dotted decoration-[1.5px] underline-offset-[0.25em]';
