import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { isInHearingLevels, type TestResult } from '@/domain/audiometry/test-result';
import { drawnPitches, plotFor, type AudiogramPlot } from '@/domain/audiogram-drawing';
import { EarMarks } from './audiogram-ear';
import { SpeechOnChart } from './audiogram-speech';

type Size = 'wide' | 'narrow';

/* Text is 16 px or more on screen: the narrow drawing is shown at its own size, the wide one never much smaller. */
const sizes = {
  wide: { width: 820, left: 104, right: 84, top: 64, font: 18, letters: 29, mark: 9.5 },
  narrow: { width: 350, left: 44, right: 54, top: 40, font: 16, letters: 17, mark: 8 },
} as const;

/** An audiogram by the conventions of clinics: low to high pitch, soft on top, right circle, left cross. */
export function AudiogramChart({
  result,
  size,
  summary,
  isClinical,
  className,
}: {
  result: TestResult;
  size: Size;
  /** One sentence with what it shows. */
  summary: string;
  isClinical: boolean;
  className: string;
}) {
  const look = sizes[size];
  const plot = plotFor(result, {
    left: look.left,
    top: look.top,
    width: look.width - look.left - look.right,
  });
  return (
    <svg
      viewBox={`0 0 ${look.width} ${Math.ceil(plot.bottom) + 16}`}
      role="img"
      aria-label={summary}
      className={className}
      fontSize={look.font}
    >
      <Grid result={result} plot={plot} size={size} />
      {isInHearingLevels(result.calibration) && (
        <SpeechOnChart
          result={result}
          plot={plot}
          fontSize={look.letters}
          words={size === 'wide' ? (isClinical ? 'clinical' : 'plain') : null}
        />
      )}
      <EarMarks result={result} plot={plot} mark={look.mark} />
    </svg>
  );
}

function Grid({ result, plot, size }: { result: TestResult; plot: AudiogramPlot; size: Size }) {
  const t = useTranslations('hearing-result.chart');
  const format = useFormatter();
  const { x, y, left, right, top, bottom } = plot;
  const pitch = (hz: number) =>
    size === 'narrow' && hz >= 1000 ? `${hz / 1000}k` : format.number(hz);
  const unit = isInHearingLevels(result.calibration) ? t('unit') : t('relativeUnit');
  return (
    <g>
      {drawnPitches.map((hz) => (
        <g key={hz}>
          <line x1={x(hz)} x2={x(hz)} y1={top} y2={bottom} className="stroke-line" />
          <Words x={x(hz)} y={top - 12} anchor="middle">
            {pitch(hz)}
          </Words>
        </g>
      ))}
      {plot.levels.map((db) => (
        <g key={db}>
          <line x1={left} x2={right} y1={y(db)} y2={y(db)} className="stroke-line" />
          <Words x={left - 10} y={y(db) + 6} anchor="end">
            {format.number(db)}
          </Words>
        </g>
      ))}
      {size === 'wide' ? (
        <>
          <Words x={left} y={20} isStrong>
            {t('low')}
          </Words>
          <Words x={right} y={20} anchor="end" isStrong>
            {t('high')}
          </Words>
          <Upright x={20} y={top} anchor="end">
            {t('soft')}
          </Upright>
          <Upright x={20} y={(top + bottom) / 2} anchor="middle">
            {unit}
          </Upright>
          <Upright x={20} y={bottom} anchor="start">
            {t('loud')}
          </Upright>
        </>
      ) : (
        <Words x={0} y={14} isStrong>
          {unit}
        </Words>
      )}
    </g>
  );
}

type WordsProps = {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  isStrong?: boolean;
  children: ReactNode;
};

function Words({ x, y, anchor = 'start', isStrong = false, children }: WordsProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      className={isStrong ? 'fill-ink font-semibold' : 'fill-ink-soft'}
    >
      {children}
    </text>
  );
}

/** Along the axis of levels, read from below. */
function Upright({ x, y, anchor, children }: Omit<WordsProps, 'isStrong'>) {
  return (
    <text
      transform={`translate(${x} ${y}) rotate(-90)`}
      textAnchor={anchor}
      className="fill-ink font-semibold"
    >
      {children}
    </text>
  );
}
