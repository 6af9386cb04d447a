import type { ReactNode } from 'react';
import { Container } from '@/components/ui/text/section';

type NewsPageProps = { heading: string; intro?: ReactNode; children?: ReactNode };

/** One column with the heading on top. A changed heading is announced. */
export function NewsPage({ heading, intro, children }: NewsPageProps) {
  return (
    <Container className="pt-8 pb-section lg:pt-14">
      <div className="grid min-h-80 max-w-form content-start gap-6">
        <div role="status" className="grid gap-4">
          <h1 className="font-display text-4xl">{heading}</h1>
          {intro && <p className="text-ink-soft">{intro}</p>}
        </div>
        {children}
      </div>
    </Container>
  );
}
