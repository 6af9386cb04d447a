type ProgressProps = {
  /** The activity ("Hearing test"). */
  label: string;
  value: number;
  max: number;
  /** The progress in words ("Tone 4 of 12"), shown above the bar. */
  valueText: string;
  className?: string;
};

/** An 8 px bar, always with its text. */
export function Progress({ label, value, max, valueText, className }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={className}>
      <p className="mb-2 text-xs text-ink-soft" aria-hidden>
        {valueText}
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        className="h-2 overflow-hidden rounded-full bg-birch-200 forced-color-adjust-none dark:bg-spruce-700"
      >
        <div
          className="h-full rounded-full bg-aurora-600 transition-[width] duration-(--motion-base) dark:bg-aurora-300"
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
