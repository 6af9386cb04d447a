import type { ReactNode } from 'react';

/** A section's headline with a link, or a sentence, at the other end of the line. */
export function SectionHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mb-8 lg:mb-12 lg:flex lg:items-end lg:justify-between lg:gap-8">
      <h2 className="max-w-[13em] font-display text-3xl">{title}</h2>
      <div className="mt-4 lg:mt-0">{children}</div>
    </div>
  );
}
