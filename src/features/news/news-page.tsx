import type { ReactNode } from 'react';
import { useShown } from '@/components/forms/use-shown';
import { Container } from '@/components/ui/text/section';

type NewsPageProps = {
  heading: string;
  intro?: ReactNode;
  /** The heading says what just happened: it takes the focus. */
  isNews?: boolean;
  children?: ReactNode;
};

/** One column with the heading on top. A changed heading is announced. */
export function NewsPage({ heading, intro, isNews = false, children }: NewsPageProps) {
  const title = useShown<HTMLHeadingElement>(isNews ? heading : null);
  return (
    <Container className="pt-8 pb-section lg:pt-14">
      <div className="grid min-h-dvh max-w-form content-start gap-6">
        <div role="status" className="grid gap-4">
          <h1 ref={title} tabIndex={-1} className="font-display text-4xl outline-none">
            {heading}
          </h1>
          {intro && <p className="text-ink-soft">{intro}</p>}
        </div>
        {children}
      </div>
    </Container>
  );
}
