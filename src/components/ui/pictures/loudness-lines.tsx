import type { CSSProperties } from 'react';
import { contourPath, phonLevels, type ContourBox } from './loudness-contours';
import { cx } from '../cx';

type LoudnessLinesProps = Partial<ContourBox> & {
  /** Softest line, loudest line, and the step between lines, in phon. */
  from?: number;
  to?: number;
  step?: number;
  /** Opacity of the softest and of the loudest line; the others are in between. */
  opacity?: readonly [softest: number, loudest: number];
  strokeWidth?: number;
  /** The level in phon of one highlighted line. */
  accentPhon?: number;
  /** Colour of that line, as a text colour class. */
  accentClassName?: string;
  accentWidth?: number;
  /** Animates the drawing of the lines once when the page opens, staggered by line. */
  isDrawn?: boolean;
  className?: string;
};

/**
 * The loudness lines as an inline picture in the current text colour, stretched to its box. Decoration only. Without
 * animation and accent, the `lines-*` classes show the same as a cached file.
 */
export function LoudnessLines({
  width = 1440,
  height = 640,
  topDb = 125,
  bottomDb = -15,
  startX = 0,
  from = 0,
  to = 96,
  step = 4,
  opacity: [softest, loudest] = [0.12, 0.38],
  strokeWidth = 1.15,
  accentPhon,
  accentClassName = 'text-aurora-600',
  accentWidth = 2.5,
  isDrawn = false,
  className,
}: LoudnessLinesProps) {
  const levels = phonLevels(from, to, step);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      aria-hidden
      className={cx('pointer-events-none block', isDrawn && 'lines-drawn', className)}
    >
      {levels.map((phon, index) => {
        const isAccent = phon === accentPhon;
        const share = levels.length > 1 ? index / (levels.length - 1) : 1;
        return (
          <path
            key={phon}
            d={contourPath(phon, { width, height, topDb, bottomDb, startX })}
            vectorEffect="non-scaling-stroke"
            className={isAccent ? accentClassName : undefined}
            strokeWidth={isAccent ? accentWidth : undefined}
            opacity={
              isAccent ? undefined : Number((softest + (loudest - softest) * share).toFixed(2))
            }
            style={isDrawn ? ({ '--line': index } as CSSProperties) : undefined}
          />
        );
      })}
    </svg>
  );
}
