import { cx } from '../cx';

export type Ear = 'left-ear' | 'right-ear';

/** The convention of audiology: a red disc is the right ear, a blue diamond the left. Always beside the word. */
export function EarMark({ ear }: { ear: Ear }) {
  return (
    <span
      aria-hidden
      className={cx(
        'inline-block size-3 flex-none forced-color-adjust-none',
        ear === 'left-ear'
          ? 'scale-88 rotate-45 rounded-[1px] bg-ear-left'
          : 'rounded-full bg-ear-right',
      )}
    />
  );
}
