import { useDeferredValue, type ReactNode } from 'react';

type InSlicesProps = {
  /** Shown until everything is rendered. */
  placeholder: ReactNode;
  children: ReactNode;
};

/**
 * Renders something large for the first time in slices of a few milliseconds, so that an old phone responds in between.
 */
export function InSlices({ placeholder, children }: InSlicesProps) {
  const isDrawn = useDeferredValue(true, false);
  return isDrawn ? children : placeholder;
}
