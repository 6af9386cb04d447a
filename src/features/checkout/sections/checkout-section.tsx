import { useId, type ReactNode } from 'react';

type CheckoutSectionProps = { heading: string; isFirst?: boolean; children: ReactNode };

/** One section of the form: a region named by its heading, separated by a hairline. */
export function CheckoutSection({ heading, isFirst = false, children }: CheckoutSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={isFirst ? 'pb-10' : 'border-t border-line pt-9 pb-10'}>
      <h2 id={id} className="mb-6 font-display text-2xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}
