import type { ReactNode, Ref } from 'react';

type StepFrameProps = {
  heading: string;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** The section of a result page with the next step; shown between the text and the chart. */
export function StepFrame({ heading, headingRef, children }: StepFrameProps) {
  return (
    <section
      aria-live="polite"
      className="mt-10 border-y border-line bg-birch-100 px-gutter py-8 max-lg:-mx-gutter lg:mt-14 lg:rounded-lg lg:border lg:px-10 lg:py-10"
    >
      <h2
        ref={headingRef}
        tabIndex={-1}
        className="mb-5 font-display text-2xl outline-none focus-visible:outline-none"
      >
        {heading}
      </h2>
      {children}
    </section>
  );
}
