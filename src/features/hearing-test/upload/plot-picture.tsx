import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { cx } from '@/components/ui/cx';
import { Picture } from '@/components/ui/pictures/picture';
import { spotOf, type Spot } from '@/domain/hearing/audiogram-plot';
import { earSides, type EarSide } from '@/domain/audiometry/test-result';
import { marksIn } from '../levels/typed-levels';
import type { ShownPicture } from './use-picture';
import type { Plot } from './use-plot';

/**
 * The picture to tap on. It is no tab stop: people who cannot see or tap it find every number in the table next to it.
 */
export function PlotPicture({ picture, plot }: { picture: ShownPicture; plot: Plot }) {
  const t = useTranslations('hearing-upload.plot');

  function handleTap({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    plot.tap({ x: (clientX - left) / width, y: (clientY - top) / height });
  }

  return (
    <div className="grid gap-3">
      <p role="status" className="min-h-[3em] font-medium">
        {plot.isOff ? `${t('off')} ` : ''}
        {plot.task === 'marks' ? t(`tapMarks.${plot.ear}`) : t(`tap.${plot.task}`)}
      </p>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('picture')}
        onClick={handleTap}
        className="relative block w-full cursor-crosshair overflow-hidden rounded-md border-[1.5px] border-line"
      >
        <Picture
          unoptimized
          src={picture.address}
          alt=""
          width={picture.width}
          height={picture.height}
          className="block h-auto w-full"
        />
        <Marks plot={plot} />
      </button>
    </div>
  );
}

function Marks({ plot: { frame, low, typed } }: { plot: Plot }) {
  const marks = marksIn(typed);
  const corners = frame ? [frame.low, frame.high] : low ? [low] : [];
  return (
    <span aria-hidden className="pointer-events-none absolute inset-0">
      {corners.map((spot, index) => (
        <At key={index} spot={spot} className="text-aurora-700">
          <path d="M-14 0H14M0-14V14" />
        </At>
      ))}
      {frame &&
        earSides.flatMap((ear) =>
          marks[ear].map((mark) => (
            <At key={`${ear}${mark.hz}`} spot={spotOf(mark, frame)} className={earColour[ear]}>
              {ear === 'R' ? <circle r="9" /> : <path d="M-8-8 8 8M8-8-8 8" />}
              {mark.noResponse && <path d={ear === 'R' ? rightArrow : leftArrow} />}
            </At>
          )),
        )}
    </span>
  );
}

/** Starts at the lower outer corner of the mark, as in audiograms. */
const rightArrow = 'M-6 6-14 14M-14 8v6h6';
const leftArrow = 'M6 6 14 14M14 8v6h-6';

const earColour: Readonly<Record<EarSide, string>> = {
  R: 'text-ear-right',
  L: 'text-ear-left',
};

function At({
  spot,
  className,
  children,
}: {
  spot: Spot;
  className: string;
  children: React.ReactNode;
}) {
  return (
    <svg
      viewBox="-16 -16 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.5"
      className={cx('absolute size-8 -translate-1/2', className)}
      style={{ left: `${spot.x * 100}%`, top: `${spot.y * 100}%` }}
    >
      {children}
    </svg>
  );
}
