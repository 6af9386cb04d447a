import type { ComponentProps } from 'react';

export type FrameProps = Omit<ComponentProps<'svg'>, 'width' | 'height'> & {
  /** Side of the square, in px. */
  size?: number;
};

/** A square of 24 units for a line drawing. Hidden from screen readers, because the text beside it says the same. */
export function Frame({ size = 24, strokeWidth = 2, ...rest }: FrameProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...rest}
    />
  );
}
