import { useState } from 'react';
import { levelOfText } from './typed-marks';

type LevelBoxProps = {
  /** The pitch above the box, and the whole name for screen readers. */
  label: string;
  name: string;
  db: number | null;
  onSet: (db: number | null) => void;
};

/** A level in dB HL. What is typed counts when the box is left; anything that is no level becomes empty. */
export function LevelBox({ label, name, db, onSet }: LevelBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className="grid gap-1 text-center">
      <span aria-hidden className="text-ink-soft">
        {label}
      </span>
      <input
        type="text"
        inputMode="numeric"
        size={1}
        aria-label={name}
        value={typed ?? db?.toString() ?? ''}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          if (typed !== null) onSet(levelOfText(typed));
          setTyped(null);
        }}
        className="tabular-nums min-h-target w-full min-w-0 rounded-sm border-[1.5px] border-control bg-white px-1 text-center hover:border-ink"
      />
    </label>
  );
}
