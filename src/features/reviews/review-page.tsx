import { useEffect, useRef, type ReactNode } from 'react';
import { Container } from '@/components/ui/text/section';

type ReviewPageProps = {
  heading: string;
  /** Whether the heading takes the focus: it says what just happened. */
  takesFocus?: boolean;
  children?: ReactNode;
};

/** One column below a heading. */
export function ReviewPage({ heading, takesFocus = false, children }: ReviewPageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <Container className="pt-8 pb-section lg:pt-14">
      <div className="grid min-h-80 max-w-form content-start gap-6">
        <h1 ref={title} tabIndex={-1} className="font-display text-4xl wrap-anywhere outline-none">
          {heading}
        </h1>
        {children}
      </div>
    </Container>
  );
}
