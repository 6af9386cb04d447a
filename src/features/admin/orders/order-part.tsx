import { useId, type ReactNode } from 'react';
import { Minus } from '@/components/icons/minus';
import { Plus } from '@/components/icons/plus';
import type { AdminOrderView, OrderView } from '@/domain/staff/answers/order';
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

type FoldedPartProps = {
  title: string;
  /** Its contents in a few words, for staff who leave it closed. */
  inShort: string;
  /** Open from the start, because somebody has to do something there. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A section that is seldom needed: closed, until somebody opens it or something has to be done there. */
export function FoldedPart({ title, inShort, isOpen = false, children }: FoldedPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t-[1.5px] border-ink">
      <details open={isOpen} className="group">
        <summary className="flex min-h-16 list-none items-center gap-4 py-4 [&::-webkit-details-marker]:hidden">
          <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
            <h2 id={id} tabIndex={-1} className="text-xl font-semibold outline-none">
              {title}
            </h2>
            <span className="text-ink-soft">{inShort}</span>
          </span>
          <Plus aria-hidden size={24} className="flex-none group-open:hidden" />
          <Minus aria-hidden size={24} className="hidden flex-none group-open:block" />
        </summary>
        <div className="pb-2">{children}</div>
      </details>
    </section>
  );
}
