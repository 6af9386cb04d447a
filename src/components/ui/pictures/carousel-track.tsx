import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import type { Swiper as SwiperEngine } from 'swiper';
import 'swiper/css';
import { A11y } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { cx } from '../cx';

/** Which slides are in view, counted from 1. */
export type CarouselView = { isAtStart: boolean; isAtEnd: boolean; from: number; to: number };

export interface TrackHandle {
  next(): void;
  previous(): void;
}

type CarouselTrackProps = {
  ref?: Ref<TrackHandle>;
  slides: readonly ReactNode[];
  slidesPerView: number;
  breakpoints?: Record<number, { slidesPerView: number }>;
  spaceBetween: number;
  insetClassName?: string;
  onView: (view: CarouselView) => void;
};

/** Milliseconds of one move (spec 9); without animation for visitors who prefer reduced motion. */
const speedMs = 900;

/** The engine of Carousel, loaded separately, so that no page includes it from the start. */
export function CarouselTrack(props: CarouselTrackProps) {
  const { ref, slides, slidesPerView, breakpoints, spaceBetween, insetClassName, onView } = props;
  const engine = useRef<SwiperEngine | null>(null);
  useImperativeHandle(ref, () => ({
    next: () => engine.current?.slideNext(moveMs()),
    previous: () => engine.current?.slidePrev(moveMs()),
  }));

  function report(swiper: SwiperEngine) {
    const inView = Math.floor(Number(swiper.params.slidesPerView) || 1);
    const from = Math.min(swiper.activeIndex + 1, slides.length);
    onView({
      isAtStart: swiper.isBeginning,
      isAtEnd: swiper.isEnd,
      from,
      to: swiper.isEnd ? slides.length : Math.min(from + inView - 1, slides.length),
    });
  }

  /* A frame that clips and adds padding, because the engine's own styles clip at the slides and allow no padding. */
  return (
    <div className={cx('overflow-x-clip', insetClassName)}>
      <Swiper
        modules={[A11y]}
        a11y={{ slideLabelMessage: '{{index}} / {{slidesLength}}' }}
        speed={speedMs}
        slidesPerView={slidesPerView}
        breakpoints={breakpoints}
        spaceBetween={spaceBetween}
        className="overflow-visible!"
        onSwiper={(swiper) => {
          engine.current = swiper;
          report(swiper);
        }}
        onSlideChange={report}
        onResize={report}
        onReachEnd={report}
        onFromEdge={report}
        onSlidesLengthChange={report}
      >
        {slides.map((slide, index) => (
          <SwiperSlide key={index} className="h-auto!">
            {slide}
          </SwiperSlide>
        ))}
      </Swiper>
    </div>
  );
}

function moveMs(): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : speedMs;
}
