import { cx } from '../cx';

/** A turning ring. Decoration only: the text beside it says what is happening. */
export function Spinner({ isLarge = false }: { isLarge?: boolean }) {
  return (
    <span
      aria-hidden
      className={cx(
        'inline-block flex-none animate-spin rounded-full',
        isLarge
          ? 'size-12 border-4 border-line border-t-focus'
          : 'size-5.5 border-3 border-current/35 border-t-current',
      )}
    />
  );
}
