import { useDeferredValue, type ReactNode } from 'react';

type InSlicesProps = {
  /** Stands there until all of it is drawn. */
  placeholder: ReactNode;
  children: ReactNode;
};

/** Draws something large for the first time in slices of a few milliseconds, so that an old phone answers in between. */
export function InSlices({ placeholder, children }: InSlicesProps) {
  const isDrawn = useDeferredValue(true, false);
  return isDrawn ? children : placeholder;
}
