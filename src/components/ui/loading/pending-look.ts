/**
 * The look of an amount that is about to be another: a dotted line below it. Fading would take contrast from whoever
 * needs it most.
 */
export const pendingLook =
  'underline decoration-accent decoration-dotted decoration-[1.5px] underline-offset-[0.25em]';
