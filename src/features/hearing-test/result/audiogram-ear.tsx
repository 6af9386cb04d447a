import { useTranslations } from 'next-intl';
import type { EarSide, TestResult } from '@/domain/audiometry/test-result';
import {
  arrowFrom,
  bandAround,
  lineThrough,
  marksOf,
  runsOf,
  type AudiogramPlot,
  type Mark,
} from '@/domain/hearing/audiogram-drawing';

type Props = { result: TestResult; plot: AudiogramPlot; mark: number };

/** Both ears: bands of doubt under lines, lines under marks, and the names at the lines' ends. */
export function EarMarks({ result, plot, mark }: Props) {
  const ears = {
    R: marksOf(result.ears.R.points),
    L: marksOf(result.ears.L.points),
  };
  return (
    <g>
      <Bands marks={ears.R} result={result} plot={plot} className="fill-ear-right" />
      <Bands marks={ears.L} result={result} plot={plot} className="fill-ear-left" />
      {runsOf(ears.L).map((run) => (
        <polyline
          key={run[0]?.hz}
          points={lineThrough(run, plot)}
          className="fill-none stroke-ear-left"
          strokeWidth={3}
          strokeDasharray="9 6"
        />
      ))}
      {runsOf(ears.R).map((run) => (
        <polyline
          key={run[0]?.hz}
          points={lineThrough(run, plot)}
          className="fill-none stroke-ear-right"
          strokeWidth={3}
        />
      ))}
      {ears.R.map((at) => (
        <RightMark key={at.hz} at={at} plot={plot} size={hasTwin(at, ears.L) ? mark + 1.5 : mark} />
      ))}
      {ears.L.map((at) => (
        <LeftMark key={at.hz} at={at} plot={plot} size={hasTwin(at, ears.R) ? mark * 0.62 : mark} />
      ))}
      <Names right={ears.R.at(-1)} left={ears.L.at(-1)} plot={plot} />
    </g>
  );
}

function hasTwin(at: Mark, others: readonly Mark[]): boolean {
  return others.some(({ hz, db }) => hz === at.hz && db === at.db);
}

function Bands({
  marks,
  result,
  plot,
  className,
}: {
  marks: readonly Mark[];
  result: TestResult;
  plot: AudiogramPlot;
  className: string;
}) {
  return runsOf(marks).map((run) => (
    <polygon
      key={run[0]?.hz}
      points={bandAround(run, result, plot)}
      className={className}
      opacity={0.09}
    />
  ));
}

type MarkProps = { at: Mark; plot: AudiogramPlot; size: number };

function RightMark({ at, plot, size }: MarkProps) {
  return (
    <g className="stroke-ear-right" strokeWidth={3.25}>
      <circle cx={plot.x(at.hz)} cy={plot.y(at.db)} r={size} className="fill-page" />
      {!at.isHeard && <Arrow at={at} plot={plot} size={size} side="R" />}
    </g>
  );
}

function LeftMark({ at, plot, size }: MarkProps) {
  const [x, y] = [plot.x(at.hz), plot.y(at.db)];
  return (
    <g className="fill-none stroke-ear-left" strokeWidth={3.25} strokeLinecap="round">
      <path
        d={`M${x - size} ${y - size}l${2 * size} ${2 * size}m0 ${-2 * size}l${-2 * size} ${2 * size}`}
      />
      {!at.isHeard && <Arrow at={at} plot={plot} size={size} side="L" />}
    </g>
  );
}

function Arrow({ at, plot, size, side }: MarkProps & { side: EarSide }) {
  return <path d={arrowFrom(at, side, plot, size)} fill="none" strokeWidth={2.5} />;
}

/** At least one line of text, so that the names do not overlap. */
const nameHeight = 22;

/** Positions of the two names: at their lines' ends, moved apart where those meet. */
function nameHeights(right: number, left: number): { right: number; left: number } {
  if (Math.abs(right - left) >= nameHeight) return { right, left };
  const middle = (right + left) / 2;
  const [above, below] = [middle - nameHeight / 2, middle + nameHeight / 2];
  return right <= left ? { right: above, left: below } : { right: below, left: above };
}

function Names({
  right,
  left,
  plot,
}: {
  right: Mark | undefined;
  left: Mark | undefined;
  plot: AudiogramPlot;
}) {
  const t = useTranslations('hearing-result');
  const far = plot.bottom + 10 * nameHeight;
  const heights = nameHeights(right ? plot.y(right.db) : far, left ? plot.y(left.db) : far * 2);
  return (
    <>
      {right && (
        <text
          x={plot.x(right.hz) + 16}
          y={heights.right + 6}
          className="fill-ear-right font-semibold"
        >
          {t('rightShort')}
        </text>
      )}
      {left && (
        <text x={plot.x(left.hz) + 16} y={heights.left + 6} className="fill-ear-left font-semibold">
          {t('leftShort')}
        </text>
      )}
    </>
  );
}
