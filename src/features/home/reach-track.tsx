import { cx } from '@/components/ui/cx';

/**
 * Shows how many situations a level covers (`reach`): a bar of steps on a phone, dots on a line from `md`. Hidden from
 * screen readers; the words are next to it.
 */
export function ReachTrack({
  reach,
  steps,
  className,
}: {
  reach: number;
  steps: number;
  className?: string;
}) {
  return (
    <div aria-hidden className={cx('grid auto-cols-fr grid-flow-col', className)}>
      {Array.from({ length: steps }, (_, index) => (
        <ReachStep key={index} place={index + 1} reach={reach} steps={steps} />
      ))}
    </div>
  );
}

function ReachStep({ place, reach, steps }: { place: number; reach: number; steps: number }) {
  const isReached = place <= reach;
  const dot = isReached
    ? place === reach
      ? 'size-6 bg-aurora-600'
      : 'size-3.5 border-4 border-aurora-600 bg-page'
    : 'size-3 border-2 border-birch-300 bg-page';
  return (
    <span
      className={cx(
        'relative grid h-1.5 place-items-center border-page max-md:border-r-[3px] md:h-6',
        isReached ? 'max-md:bg-aurora-600' : 'max-md:bg-birch-200',
      )}
    >
      <Line side="left" isReached={isReached} isHidden={place === 1} />
      <Line side="right" isReached={place < reach} isHidden={place === steps} />
      <span className={cx('relative rounded-full max-md:hidden', dot)} />
    </span>
  );
}

/** Half of the line between two dots. */
function Line(props: { side: 'left' | 'right'; isReached: boolean; isHidden: boolean }) {
  if (props.isHidden) return null;
  return (
    <span
      className={cx(
        'absolute top-1/2 w-1/2 -translate-y-1/2 max-md:hidden',
        props.side === 'left' ? 'left-0' : 'right-0',
        props.isReached
          ? 'border-t-4 border-aurora-600'
          : 'border-t-2 border-dotted border-birch-300',
      )}
    />
  );
}
