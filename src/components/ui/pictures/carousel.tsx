import { useTranslations } from 'next-intl';
import {
  Children,
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { ArrowLeft } from '@/components/icons/arrow-left';
import { ArrowRight } from '@/components/icons/arrow-right';
import type { CarouselTrack, CarouselView, TrackHandle } from './carousel-track';
import { cx } from '../cx';
import { IconButton } from '../icon-button';

export type CarouselProps = {
  /** Heading and accessible name of the region. */
  heading: string;
  headingLevel?: 2 | 3;
  /** Number of visible slides; 2.2 shows a part of the third. */
  slidesPerView: number;
  /** Number of visible slides, by minimum window width in px. */
  breakpoints?: Record<number, { slidesPerView: number }>;
  /** Class for the padding at both sides of heading and track. */
  insetClassName?: string;
  /** Space between slides, in px. */
  spaceBetween?: number;
  children: ReactNode;
};

const startView: CarouselView = { isAtStart: true, isAtEnd: false, from: 1, to: 1 };

/**
 * Slides that the visitor drags or moves with the arrows beside the heading. Never moves by itself; its engine loads
 * when it comes near the window.
 */
export function Carousel(props: CarouselProps) {
  const { heading, headingLevel = 3, slidesPerView, insetClassName, spaceBetween = 16 } = props;
  const t = useTranslations('ui');
  const headingId = useId();
  const slides = Children.toArray(props.children);
  const [view, setView] = useState(startView);
  const handle = useRef<TrackHandle>(null);
  const { box, Track } = useTrackWhenNear();
  const Heading = `h${headingLevel}` as const;
  return (
    <section ref={box} aria-labelledby={headingId} className="min-w-0">
      <div
        className={cx(
          'mb-4 flex min-h-target flex-wrap items-center justify-between gap-x-4',
          insetClassName,
        )}
      >
        {/* The arrows go below it where letters are very large. */}
        <Heading id={headingId} className="flex-[1_1_8rem] text-xl font-semibold">
          {heading}
        </Heading>
        {Track && !(view.isAtStart && view.isAtEnd) && (
          <div className="flex items-center gap-2">
            <span className="sr-only">
              {t('slideCount', { from: view.from, to: view.to, count: slides.length })}
            </span>
            <IconButton
              label={t('previous')}
              disabled={view.isAtStart}
              onClick={() => handle.current?.previous()}
            >
              <ArrowLeft aria-hidden size={20} />
            </IconButton>
            <IconButton
              label={t('next')}
              disabled={view.isAtEnd}
              onClick={() => handle.current?.next()}
            >
              <ArrowRight aria-hidden size={20} />
            </IconButton>
          </div>
        )}
      </div>
      {Track ? (
        <Track
          ref={handle}
          slides={slides}
          slidesPerView={slidesPerView}
          breakpoints={props.breakpoints}
          spaceBetween={spaceBetween}
          insetClassName={insetClassName}
          onView={setView}
        />
      ) : (
        <div
          role="group"
          aria-labelledby={headingId}
          tabIndex={0}
          className={cx('flex overflow-x-auto', insetClassName)}
          style={{ gap: spaceBetween }}
        >
          {slides.map((slide, index) => (
            <div
              key={index}
              className="flex-none"
              style={{ width: `calc(100% / ${slidesPerView} - ${spaceBetween}px)` }}
            >
              {slide}
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

/** Loads the engine once the carousel is less than a screen away. */
function useTrackWhenNear() {
  const box = useRef<HTMLElement>(null);
  const [Track, setTrack] = useState<typeof CarouselTrack | null>(null);
  useEffect(() => {
    if (!box.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void import('./carousel-track').then((module) =>
          startTransition(() => setTrack(() => module.CarouselTrack)),
        );
      },
      { rootMargin: '400px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return { box, Track };
}
