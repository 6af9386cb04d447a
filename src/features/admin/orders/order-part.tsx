import { useId, type ReactNode } from 'react';
import type { AdminOrderView, OrderView } from './order-answer';
import type { OrderState } from './use-order';

export type PartProps = { view: OrderView; state: OrderState };
export type AdminOrderPartProps = PartProps & { adminFacts: AdminOrderView };

/** A titled section of an order's page, below a dark line. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t-[1.5px] border-ink pt-5">
      <h2 id={id} tabIndex={-1} className="mb-4 text-xl font-semibold outline-none">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A label with its value, in a description list. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[9rem_minmax(0,1fr)] gap-3 py-1">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
