/** In the lower corner, above everything else that is fixed to the bottom of the window. */
export const launcherPlace =
  'fixed right-4 bottom-[calc(1rem+var(--foot,0px))] z-20 shadow-overlay print:hidden';
