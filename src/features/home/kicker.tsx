import type { ReactNode } from 'react';

/** The small title of a section, after a tick in the shape of a loudness line. */
export function Kicker({ as: Tag = 'p', children }: { as?: 'p' | 'h2'; children: ReactNode }) {
  return (
    <Tag className="mb-5 flex items-center gap-3 text-sm leading-snug font-medium text-ink-soft">
      <svg width="44" height="14" viewBox="0 0 44 14" fill="none" aria-hidden className="flex-none">
        <path
          d="M1 3.2C8 7.4 14 9.6 19 9.6s5-2 8-2 4.500 4.200 8.500 4.200S40 5 43 3.600"
          stroke="var(--color-accent)"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <span>{children}</span>
    </Tag>
  );
}
