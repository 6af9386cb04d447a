import type { ReactNode } from 'react';

/** One section of the gallery: its name on the left, its samples on the right. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-6 border-t-[1.5px] border-ink py-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
      <h2 className="font-display text-2xl">{title}</h2>
      <div className="grid min-w-0 content-start gap-8">{children}</div>
    </section>
  );
}

/** Samples side by side, with a label for what they share. */
export function Row({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      {label && <span className="w-28 text-xs text-ink-soft">{label}</span>}
      {children}
    </div>
  );
}

/** The look of a focused control, for controls without focus. */
export const asFocused = 'outline-3 outline-offset-3 outline-focus';
