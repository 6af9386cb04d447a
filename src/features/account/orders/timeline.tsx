import { cx } from '@/components/ui/cx';

type TimelineProps = { steps: readonly { key: string; words: string; when: string }[] };

/** Events, oldest first; the last one is the current state. */
export function Timeline({ steps }: TimelineProps) {
  return (
    <ol className="grid">
      {steps.map(({ key, words, when }, index) => {
        const isLast = index === steps.length - 1;
        return (
          <li
            key={key}
            aria-current={isLast ? 'step' : undefined}
            className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-4"
          >
            <span aria-hidden className="grid grid-rows-[auto_1fr] justify-items-center">
              <span className="mt-2 size-3.5 rounded-full bg-aurora-600" />
              {!isLast && <span className="w-0.5 bg-aurora-600" />}
            </span>
            <span className="grid pb-5 leading-snug">
              <span className={cx('pt-1', isLast && 'font-semibold')}>{words}</span>
              <span className="text-xs text-ink-soft">{when}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
