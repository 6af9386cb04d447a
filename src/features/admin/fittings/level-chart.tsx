import { cx } from '@/components/ui/cx';
import { useFormatter, useTranslations } from 'next-intl';
import type { KeyboardEvent, MouseEvent } from 'react';
import { frequencies, type Frequency } from '@/domain/audiometry/frequencies';
import {
  loudestClinicDb,
  resultOfAudiogram,
  softestClinicDb,
  type AudiogramMark,
} from '@/domain/audiometry/own-audiogram';
import type { EarSide } from '@/domain/audiometry/test-result';
import { drawnPitches, plotFor, type AudiogramPlot } from '@/domain/hearing/audiogram-drawing';
import { markAtSpot, stepDb } from './typed-marks';
import styles from './fittings.module.css';

const width = 350;
const box = { left: 44, top: 40, width: 252 } as const;
const markSize = 8;
/** Where a mark appears that the keyboard sets first. */
const firstDb = 40;

type LevelChartProps = {
  side: EarSide;
  marks: readonly AudiogramMark[];
  other: readonly AudiogramMark[];
  /** Null removes the mark. */
  onSet: (hz: Frequency, db: number | null) => void;
};

/** An audiogram to type into: a click sets a mark, arrow keys move it by 5 dB. Boxes beside it do the same. */
export function LevelChart({ side, marks, other, onSet }: LevelChartProps) {
  const t = useTranslations('admin-fitting.chart');
  const plot = plotFor(resultOfAudiogram({ R: [{ hz: 1000, db: 100 }], L: [] }, ''), box);
  const height = Math.ceil(plot.bottom) + 16;

  function place({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) {
    const { left, top, width: shown } = currentTarget.getBoundingClientRect();
    const scale = width / shown;
    const found = markAtSpot({ x: (clientX - left) * scale, y: (clientY - top) * scale }, plot);
    if (found) onSet(found.hz, found.db);
  }

  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={t('edit')}
      className={cx('h-auto w-full cursor-crosshair', styles.chart)}
      fontSize={16}
      onClick={place}
    >
      <Grid plot={plot} />
      {other.map((mark) => (
        <Mark key={mark.hz} mark={mark} plot={plot} side={side === 'R' ? 'L' : 'R'} isFaint />
      ))}
      {frequencies.map((hz) => (
        <Slider
          key={hz}
          hz={hz}
          side={side}
          mark={marks.find((one) => one.hz === hz) ?? null}
          plot={plot}
          onSet={(db) => onSet(hz, db)}
        />
      ))}
    </svg>
  );
}

function Grid({ plot }: { plot: AudiogramPlot }) {
  const { x, y, left, right, top, bottom } = plot;
  const format = useFormatter();
  return (
    <g aria-hidden>
      {drawnPitches.map((hz) => (
        <g key={hz}>
          <line x1={x(hz)} x2={x(hz)} y1={top} y2={bottom} className="stroke-line" />
          <text x={x(hz)} y={top - 12} textAnchor="middle" className="fill-ink-soft">
            {hz >= 1000 ? `${hz / 1000}k` : format.number(hz)}
          </text>
        </g>
      ))}
      {plot.levels.map((db) => (
        <g key={db}>
          <line x1={left} x2={right} y1={y(db)} y2={y(db)} className="stroke-line" />
          <text x={left - 8} y={y(db) + 5} textAnchor="end" className="fill-ink-soft">
            {format.number(db)}
          </text>
        </g>
      ))}
    </g>
  );
}

type SliderProps = {
  hz: Frequency;
  side: EarSide;
  mark: AudiogramMark | null;
  plot: AudiogramPlot;
  onSet: (db: number | null) => void;
};

/** One pitch: the mark itself takes the focus, or the place where it will be. */
function Slider({ hz, side, mark, plot, onSet }: SliderProps) {
  const t = useTranslations('admin-fitting.chart');
  const format = useFormatter();
  const db = mark?.db ?? null;

  function move(event: KeyboardEvent<SVGGElement>) {
    const { key } = event;
    const steps: Readonly<Record<string, number>> = { ArrowUp: -stepDb, ArrowDown: stepDb };
    const step = steps[key];
    if (key === 'Delete' || key === 'Backspace') onSet(null);
    else if (step === undefined) return;
    else onSet(db === null ? firstDb : within(db + step));
    event.preventDefault();
  }

  return (
    <g
      role="slider"
      tabIndex={0}
      aria-label={t('mark', { ear: side, hz: format.number(hz) })}
      aria-orientation="vertical"
      aria-valuemin={softestClinicDb}
      aria-valuemax={loudestClinicDb}
      aria-valuenow={db ?? firstDb}
      aria-valuetext={db === null ? t('none') : t('value', { db })}
      className={cx('outline-none', styles.mark)}
      onKeyDown={move}
    >
      <rect
        x={plot.x(hz) - 14}
        y={plot.y(db ?? firstDb) - 14}
        width={28}
        height={28}
        rx={6}
        className={styles.target}
        strokeWidth={2}
      />
      {mark && <Mark mark={mark} plot={plot} side={side} />}
    </g>
  );
}

const within = (db: number) => Math.min(loudestClinicDb, Math.max(softestClinicDb, db));

type MarkProps = { mark: AudiogramMark; plot: AudiogramPlot; side: EarSide; isFaint?: boolean };

function Mark({ mark, plot, side, isFaint = false }: MarkProps) {
  const [x, y] = [plot.x(mark.hz), plot.y(mark.db)];
  const opacity = isFaint ? 0.45 : 1;
  return side === 'R' ? (
    <circle
      cx={x}
      cy={y}
      r={markSize}
      opacity={opacity}
      className="fill-page stroke-ear-right"
      strokeWidth={3.25}
    />
  ) : (
    <path
      d={`M${x - markSize} ${y - markSize}l${2 * markSize} ${2 * markSize}m0 ${-2 * markSize}l${-2 * markSize} ${2 * markSize}`}
      opacity={opacity}
      className="fill-none stroke-ear-left"
      strokeWidth={3.25}
      strokeLinecap="round"
    />
  );
}
