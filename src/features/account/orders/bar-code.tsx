import { useTranslations } from 'next-intl';
import type { BarCode as Bars } from '@/domain/orders/after-sale';

/** Blank space that scanners need on both sides of a Code 128: ten of its narrowest bars. */
const quietBars = 10;

/** Height of the drawing; it is stretched to the height of its box. */
const height = 10;

/**
 * A code that the scanner at a counter reads off the screen: black on white at any contrast setting, as wide as its
 * place, so that the narrowest bar is more than a pixel of a phone.
 */
export function BarCode({ code: { bars, width }, text }: { code: Bars; text: string }) {
  const t = useTranslations('orders.returns.label');
  const path = bars
    .map((bar) => `M${bar.start + quietBars} 0h${bar.width}v${height}h-${bar.width}z`)
    .join('');
  return (
    <svg
      role="img"
      aria-label={t('barCode', { code: text })}
      viewBox={`0 0 ${width + 2 * quietBars} ${height}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="h-24 w-full max-w-text bg-white forced-color-adjust-none"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
