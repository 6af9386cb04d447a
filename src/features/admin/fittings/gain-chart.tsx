import { useTranslations } from 'next-intl';
import type { EarSide } from '@/domain/audiometry/test-result';
import type { PitchTarget } from '@/domain/fitting/fit-ear';
import type { SoundLevel } from '@/domain/fitting/fitting-rule';
import { gainPlotFor, lineOf, type GainPlot } from '@/domain/fitting/gain-plot';
import { drawnPitches } from '@/domain/hearing/audiogram-drawing';

/* Drawn at its own size on phones: text is 16 px. */
const size = { width: 350, height: 300 } as const;
const box = { left: 46, top: 56, width: 240, height: 228 } as const;
const markSize = 7;

type GainChartProps = { side: EarSide; targets: readonly PitchTarget[] };

/** Gain of one ear for soft, talking and loud sounds, with the band of talking. The table beside it has the numbers. */
export function GainChart({ side, targets }: GainChartProps) {
  const t = useTranslations('admin-fitting');
  const drawn = targets.filter(({ hz }) => drawnPitches.some((pitch) => pitch === hz));
  const most = Math.max(...targets.flatMap(({ target, band }) => [target.soft, band.highDb]));
  const plot = gainPlotFor(most, box);
  const ear = side === 'R' ? 'fill-ear-right' : 'fill-ear-left';
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={t('gainSummary', { ear: side })}
      className="h-auto w-full max-w-[21.875rem]"
      fontSize={16}
    >
      <Grid plot={plot} side={side} />
      <polygon points={bandOf(drawn, plot)} className={ear} opacity={0.12} />
      <polyline
        points={lineOf(pointsOf(drawn, 'soft'), plot)}
        className="fill-none stroke-ink"
        strokeWidth={2}
        strokeDasharray="2 4"
      />
      <polyline
        points={lineOf(pointsOf(drawn, 'loud'), plot)}
        className="fill-none stroke-ink"
        strokeWidth={2}
        strokeDasharray="10 5"
      />
      <Talk side={side} drawn={drawn} plot={plot} />
      <Names side={side} last={drawn.at(-1)} plot={plot} />
    </svg>
  );
}

function pointsOf(targets: readonly PitchTarget[], level: SoundLevel) {
  return targets.map(({ hz, target }) => ({ hz, db: target[level] }));
}

function bandOf(targets: readonly PitchTarget[], plot: GainPlot): string {
  const high = targets.map(({ hz, band }) => ({ hz, db: band.highDb }));
  const low = targets.map(({ hz, band }) => ({ hz, db: band.lowDb }));
  return lineOf([...high, ...low.reverse()], plot);
}

function Grid({ plot, side }: { plot: GainPlot; side: EarSide }) {
  const t = useTranslations('admin-fitting');
  const { x, y, left, right, top, bottom } = plot;
  return (
    <g>
      <text
        x={left}
        y={18}
        className={side === 'R' ? 'fill-ear-right font-semibold' : 'fill-ear-left font-semibold'}
      >
        {t('gainOf', { ear: side })}
      </text>
      <text x={right} y={18} textAnchor="end" className="fill-ink font-semibold">
        {t('hz')}
      </text>
      {drawnPitches.map((hz) => (
        <g key={hz}>
          <line x1={x(hz)} x2={x(hz)} y1={top} y2={bottom} className="stroke-line" />
          <text x={x(hz)} y={top - 12} textAnchor="middle" className="fill-ink-soft">
            {hz >= 1000 ? `${hz / 1000}k` : hz}
          </text>
        </g>
      ))}
      {plot.gainsDb.map((db) => (
        <g key={db}>
          <line x1={left} x2={right} y1={y(db)} y2={y(db)} className="stroke-line" />
          <text x={left - 8} y={y(db) + 5} textAnchor="end" className="fill-ink-soft">
            {db}
          </text>
        </g>
      ))}
    </g>
  );
}

type TalkProps = { side: EarSide; drawn: readonly PitchTarget[]; plot: GainPlot };

function Talk({ side, drawn, plot }: TalkProps) {
  const isRight = side === 'R';
  return (
    <g className={isRight ? 'stroke-ear-right' : 'stroke-ear-left'} strokeWidth={3}>
      <polyline
        points={lineOf(pointsOf(drawn, 'talk'), plot)}
        fill="none"
        {...(!isRight && { strokeDasharray: '9 6' })}
      />
      {drawn.map(({ hz, target }) => {
        const [x, y] = [plot.x(hz), plot.y(target.talk)];
        return isRight ? (
          <circle key={hz} cx={x} cy={y} r={markSize} className="fill-page" />
        ) : (
          <path
            key={hz}
            fill="none"
            d={`M${x - markSize} ${y - markSize}l${2 * markSize} ${2 * markSize}m0 ${-2 * markSize}l${-2 * markSize} ${2 * markSize}`}
          />
        );
      })}
    </g>
  );
}

/** Room for a line of text, so that the three names do not overlap. */
const nameHeight = 20;

type NamesProps = { side: EarSide; last: PitchTarget | undefined; plot: GainPlot };

function Names({ side, last, plot }: NamesProps) {
  const t = useTranslations('admin-fitting.sounds');
  if (!last) return null;
  const talk = plot.y(last.target.talk);
  const soft = Math.min(plot.y(last.target.soft), talk - nameHeight);
  const loud = Math.max(plot.y(last.target.loud), talk + nameHeight);
  const x = plot.x(last.hz) + 14;
  return (
    <g>
      <text x={x} y={soft + 5} className="fill-ink">
        {t('soft')}
      </text>
      <text
        x={x}
        y={talk + 5}
        className={side === 'R' ? 'fill-ear-right font-semibold' : 'fill-ear-left font-semibold'}
      >
        {t('talk')}
      </text>
      <text x={x} y={Math.min(loud, plot.bottom + 8) + 5} className="fill-ink">
        {t('loud')}
      </text>
    </g>
  );
}
