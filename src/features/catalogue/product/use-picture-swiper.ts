import { useCallback, useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper';

/** From this width all pictures are visible at once and there is nothing to swipe (breakpoint lg). */
const mosaic = '(min-width: 64rem)';

const rowClass = 'swiper-wrapper';
const pictureClass = 'swiper-slide';

/**
 * Turns the row of pictures into a Swiper at the first touch. Before that the row already scrolls and snaps natively,
 * and Swiper uses that same scrolling (`cssMode`), so nothing moves when it loads. Put `gallery` on the element around
 * the row.
 */
export function usePictureSwiper(count: number) {
  const gallery = useRef<HTMLDivElement>(null);
  const swiper = useRef<Promise<Swiper | null> | null>(null);
  const [index, setIndex] = useState(0);
  const [isWoken, setIsWoken] = useState(false);

  useEffect(() => {
    const media = window.matchMedia(mosaic);
    function letGo() {
      void swiper.current?.then(end);
      swiper.current = null;
      setIndex(0);
    }
    media.addEventListener('change', letGo);
    return () => {
      media.removeEventListener('change', letGo);
      letGo();
    };
  }, []);

  function wake(): Promise<Swiper | null> {
    if (!isWoken) setIsWoken(true);
    swiper.current ??= start(gallery.current, setIndex);
    return swiper.current;
  }

  async function turn(by: 1 | -1): Promise<void> {
    const running = await wake();
    running?.slideTo((running.activeIndex + by + count) % count);
  }

  const toFirst = useCallback(() => {
    const row = gallery.current?.firstElementChild;
    if (row && row.scrollLeft > 0) row.scrollLeft = 0;
  }, []);

  return { gallery, index, isWoken, wake, turn, toFirst };
}

async function start(
  gallery: HTMLElement | null,
  onIndex: (index: number) => void,
): Promise<Swiper | null> {
  const row = gallery?.firstElementChild;
  if (!gallery || !row || window.matchMedia(mosaic).matches) return null;
  const [{ Swiper }] = await Promise.all([import('swiper'), whenStill(row)]);
  const initialSlide = Math.round(row.scrollLeft / Math.max(row.clientWidth, 1));
  onIndex(initialSlide);
  row.classList.add(rowClass);
  for (const picture of row.children) picture.classList.add(pictureClass);
  return new Swiper(gallery, {
    cssMode: true,
    slidesPerView: 'auto',
    initialSlide,
    on: { slideChange: ({ activeIndex }) => onIndex(activeIndex) },
  });
}

/**
 * Swiper leaves classes that it did not add. Its style sheet, which other carousels load, would keep the pictures in a
 * row.
 */
function end(swiper: Swiper | null): void {
  if (!swiper) return;
  const { wrapperEl: row } = swiper;
  swiper.destroy();
  row.classList.remove(rowClass);
  for (const picture of row.children) picture.classList.remove(pictureClass);
}

/** Resolves when a row has not scrolled for a moment: starting in the middle of a swipe would interrupt it. */
function whenStill(row: Element): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(done, 120);
    function moved() {
      clearTimeout(timer);
      timer = setTimeout(done, 120);
    }
    function done() {
      row.removeEventListener('scroll', moved);
      resolve();
    }
    row.addEventListener('scroll', moved, { passive: true });
  });
}
