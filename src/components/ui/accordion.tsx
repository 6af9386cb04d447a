import type { ReactNode } from 'react';
import { Minus } from '@/components/icons/minus';
import { Plus } from '@/components/icons/plus';
import { cx } from './cx';

/** Questions between thin lines; several may be open at once. */
export function Accordion({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx('border-t border-line', className)}>{children}</div>;
}

type AccordionItemProps = {
  heading: ReactNode;
  isOpen?: boolean;
  /** The id for links with a fragment. */
  id?: string;
  children: ReactNode;
};

/** Native `details`, so find-in-page opens it and it works before any script has loaded. */
export function AccordionItem({ heading, isOpen = false, id, children }: AccordionItemProps) {
  return (
    <details id={id} open={isOpen} className="group border-b border-line">
      <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-4 leading-snug font-semibold [&::-webkit-details-marker]:hidden">
        {heading}
        <Plus aria-hidden size={24} strokeWidth={1.75} className="flex-none group-open:hidden" />
        <Minus
          aria-hidden
          size={24}
          strokeWidth={1.75}
          className="hidden flex-none group-open:block"
        />
      </summary>
      <div className="max-w-text pr-4 pb-6 text-ink-soft md:pr-12">{children}</div>
    </details>
  );
}
