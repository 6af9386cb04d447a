import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { isInHearingLevels, type TestResult } from '@/domain/audiometry/test-result';
import { drawnPitches, plotFor, type AudiogramPlot } from '@/domain/hearing/audiogram-drawing';
import { EarMarks } from './audiogram-ear';
import { SpeechOnChart } from './audiogram-speech';
import { useLevelWords } from './use-level-words';

type Size = 'wide' | 'narrow';

/* Text is 16 px or more on screen: the narrow drawing is shown at its own size, the wide one never much smaller. */
const sizes = {
  wide: { width: 820, left: 104, right: 84, top: 64, font: 18, letters: 29, mark: 9.5 },
  narrow: { width: 350, left: 44, right: 66, top: 40, font: 16, letters: 17, mark: 8 },
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
  /** One sentence that describes the chart. */
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
      <Grid result={result} plot={plot} size={size} isClinical={isClinical} />
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

type GridProps = { result: TestResult; plot: AudiogramPlot; size: Size; isClinical: boolean };

function Grid({ result, plot, size, isClinical }: GridProps) {
  const format = useFormatter();
  const { hasNumbers } = useLevelWords(result, { isClinical });
  const { x, y, left, right, top, bottom } = plot;
  const pitch = (hz: number) =>
    size === 'narrow' && hz >= 1000 ? `${hz / 1000}k` : format.number(hz);
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
          {hasNumbers && (
            <Words x={left - 10} y={y(db) + 6} anchor="end">
              {format.number(db)}
            </Words>
          )}
        </g>
      ))}
      <Scale result={result} plot={plot} size={size} isClinical={isClinical} />
    </g>
  );
}

/** Labels of the two axes: in words alone where no numbers may be shown. */
function Scale({ result, plot, size, isClinical }: GridProps) {
  const t = useTranslations('hearing-result.chart');
  const { hasNumbers, unit } = useLevelWords(result, { isClinical });
  const { left, right, top, bottom } = plot;
  if (size === 'narrow') {
    return hasNumbers ? (
      <Words x={0} y={14} isStrong>
        {unit}
      </Words>
    ) : (
      <>
        <Upright x={16} y={top} anchor="end">
          {t('softer')}
        </Upright>
        <Upright x={16} y={bottom} anchor="start">
          {t('louder')}
        </Upright>
      </>
    );
  }
  return (
    <>
      <Words x={left} y={20} isStrong>
        {t('low')}
      </Words>
      <Words x={right} y={20} anchor="end" isStrong>
        {t('high')}
      </Words>
      <Upright x={20} y={top} anchor="end">
        {hasNumbers ? t('soft') : t('softer')}
      </Upright>
      {hasNumbers && (
        <Upright x={20} y={(top + bottom) / 2} anchor="middle">
          {unit}
        </Upright>
      )}
      <Upright x={20} y={bottom} anchor="start">
        {hasNumbers ? t('loud') : t('louder')}
      </Upright>
    </>
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

/** Text along the axis of levels, read from below. */
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
