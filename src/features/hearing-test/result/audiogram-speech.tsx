import { useLocale, useTranslations } from 'next-intl';
import type { TestResult } from '@/domain/audiometry/test-result';
import {
  betterLine,
  levelAt,
  speechLettersIn,
  speechZone,
  type AudiogramPlot,
  type Mark,
} from '@/domain/hearing/audiogram-drawing';

type Props = {
  result: TestResult;
  plot: AudiogramPlot;
  fontSize: number;
  /** Null where there is no space for words. */
  words: 'plain' | 'clinical' | null;
};

/** The area of speech, and which of its sounds are softer than the better ear hears. */
export function SpeechOnChart({ result, plot, fontSize, words }: Props) {
  const t = useTranslations('hearing-result.chart');
  const locale = useLocale();
  const line = betterLine(result);
  return (
    <g>
      {line.length > 1 && <path d={missedArea(line, plot)} className="fill-ink" opacity={0.055} />}
      <path d={speechZone(plot)} className="fill-amber-500" opacity={0.2} />
      <path
        d={speechZone(plot)}
        className="fill-none stroke-amber-800"
        strokeWidth={1.25}
        strokeDasharray="3 5"
      />
      {speechLettersIn(locale).map(([letters, hz, db]) => (
        <text
          key={letters}
          x={plot.x(hz)}
          y={plot.y(db) + fontSize / 3}
          textAnchor="middle"
          fontSize={fontSize}
          className={
            isMissed(line, hz, db)
              ? 'fill-none stroke-ink font-display [stroke-opacity:0.66]'
              : 'fill-ink font-display'
          }
        >
          {letters}
        </text>
      ))}
      {words && (
        <>
          <text x={plot.x(1100)} y={plot.y(4)} textAnchor="middle" className="fill-ink-soft italic">
            {t(`${words}.missed`)}
          </text>
          <text x={plot.x(230)} y={plot.y(61)} className="fill-amber-800 italic">
            {t(`${words}.speech`)}
          </text>
        </>
      )}
    </g>
  );
}

function isMissed(line: readonly Mark[], hz: number, db: number): boolean {
  const threshold = levelAt(line, hz);
  return threshold !== null && db < threshold;
}

/** From the top of the plot down to the line of the better ear. */
function missedArea(line: readonly Mark[], { x, y, left, right, top }: AudiogramPlot): string {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return '';
  const corners = line.toReversed().map(({ hz, db }) => `L${x(hz)} ${y(db)}`);
  return [
    `M${left} ${top}L${right} ${top}L${right} ${y(last.db)}`,
    ...corners,
    `L${left} ${y(first.db)}Z`,
  ].join('');
}
