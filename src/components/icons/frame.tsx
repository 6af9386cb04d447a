import type { ComponentProps } from 'react';

export type FrameProps = Omit<ComponentProps<'svg'>, 'width' | 'height'> & {
  /** Side of its square, in px. */
  size?: number;
};

/** A square of 24 units for a drawing of lines. What it shows is said beside it: to a screen reader it is silent. */
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
