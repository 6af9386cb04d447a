import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { LoudnessLines } from '@/components/ui/pictures/loudness-lines';

type AuthPageProps = {
  heading: string;
  /** The heading takes the focus to announce what has just happened. */
  isNews?: boolean;
  /** One or two sentences under the heading. */
  intro?: ReactNode;
  /** A link to another page, below everything. */
  foot?: ReactNode;
  children?: ReactNode;
};

/** A login page: the form on the left, the decorative lines on the right where there is space for both. */
export function AuthPage({ heading, isNews = false, intro, foot, children }: AuthPageProps) {
  const t = useTranslations('auth');
  return (
    <>
      <div className="grid min-h-[calc(100dvh-4.25rem)] grid-rows-[1fr_auto] gap-10 px-gutter pt-8 pb-10 lg:min-h-[calc(100dvh-5rem)] lg:w-1/2">
        <div className="mx-auto grid w-full max-w-[29rem] content-start gap-6 lg:content-center">
          <Heading key={heading} isNews={isNews}>
            {heading}
          </Heading>
          {intro && <div className="-mt-2 text-ink-soft">{intro}</div>}
          {children}
        </div>
        {foot && <p className="text-center text-ink-soft">{foot}</p>}
      </div>
      <div className="dark absolute inset-y-0 right-0 hidden w-1/2 overflow-hidden bg-spruce-900 lg:block">
        <LoudnessLines
          width={720}
          height={900}
          topDb={132}
          bottomDb={-34}
          startX={-200}
          opacity={[0.06, 0.7]}
          strokeWidth={1.3}
          accentPhon={48}
          accentClassName="text-amber-500"
          accentWidth={3}
          isDrawn
          className="absolute inset-0 size-full text-aurora-300"
        />
        <p className="absolute inset-x-16 bottom-14 text-xs text-ink-soft">{t('linesNote')}</p>
      </div>
    </>
  );
}

function Heading({ isNews, children }: { isNews: boolean; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <h1
      ref={heading}
      tabIndex={isNews ? -1 : undefined}
      className="font-display text-3xl wrap-anywhere outline-none"
    >
      {children}
    </h1>
  );
}
