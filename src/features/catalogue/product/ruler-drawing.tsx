import { useTranslations } from 'next-intl';

/** Drawing units per millimetre: the coins and the ruler share one scale. */
const mm = 10;
const zero = 24;
const limit = zero + 25 * mm;
const coinMiddle = 178;

/** Diameters of Canadian coins in millimetres, as the Royal Canadian Mint states them. */
const quarter = 23.88;
const loonie = 26.5;

/** A ruler with a line between the two sizes, and two coins placed at its zero. */
export function RulerDrawing() {
  const t = useTranslations('product.guide');
  return (
    <svg role="img" aria-label={t('rulerAlt')} viewBox="0 0 448 416" className="w-full bg-plate">
      <g stroke="var(--color-ink)" strokeWidth="2">
        <Coin diameter={loonie} fill="var(--color-birch-200)" />
        <Coin diameter={quarter} fill="var(--color-white)" />
        <rect
          x={zero - 20}
          y="324"
          width={40 * mm + 40}
          height="84"
          rx="6"
          fill="var(--color-white)"
        />
        <path d={ticks(324)} />
        <path d={`M${zero + loonie * mm - 8} ${coinMiddle}h26`} />
        <path d={`M${limit} 10V408`} stroke="var(--color-aurora-600)" strokeWidth="3" />
      </g>
      <g fill="var(--color-ink)" fontSize="23" textAnchor="middle">
        {[0, 10, 20, 30, 40].map((at) => (
          <text key={at} x={zero + at * mm} y="394">
            {at}
          </text>
        ))}
        <Label x={zero + (quarter / 2) * mm} words={[t('quarter'), t('quarterWidth')]} />
        <text x={limit - 12} y="30" textAnchor="end" fontWeight="600">
          {t('regularMark')}
        </text>
        <g textAnchor="start">
          <text x={limit + 12} y="30" fontWeight="600">
            {t('largeMark')}
          </text>
          <Label x={limit + 40} words={[t('loonie'), t('loonieWidth')]} />
        </g>
      </g>
    </svg>
  );
}

function Coin({ diameter, fill }: { diameter: number; fill: string }) {
  const radius = (diameter / 2) * mm;
  return <circle cx={zero + radius} cy={coinMiddle} r={radius} fill={fill} />;
}

/** Stacked words in the middle of a coin. */
function Label({ x, words }: { x: number; words: readonly string[] }) {
  return words.map((word, line) => (
    <text key={word} x={x} y={coinMiddle - 6 + line * 28}>
      {word}
    </text>
  ));
}

/** One line per millimetre, longer at fives and tens. */
function ticks(top: number): string {
  return Array.from({ length: 41 }, (_, at) => {
    const length = at % 10 === 0 ? 36 : at % 5 === 0 ? 26 : 16;
    return `M${zero + at * mm} ${top}v${length}`;
  }).join('');
}
