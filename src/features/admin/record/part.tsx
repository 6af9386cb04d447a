import { useId, type ReactNode } from 'react';

/** A section with a heading, below a line. */
export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 border-t-[1.5px] border-ink pt-5">
      <h2 id={id} className="mb-4 text-xl font-semibold">
        {heading}
      </h2>
      {children}
    </section>
  );
}
