import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ChevronLeft } from '@/components/icons/chevron-left';
import { ChevronRight } from '@/components/icons/chevron-right';
import { Expand } from '@/components/icons/expand';
import { cx } from '@/components/ui/cx';
import { deferred } from '@/components/ui/loading/deferred';
import { EarMark, type Ear } from '@/components/ui/pictures/ear-mark';
import { IconButton } from '@/components/ui/icon-button';
import { Picture } from '@/components/ui/pictures/picture';
import type { ProductImage } from '@/domain/catalogue/catalogue';
import { usePictureSwiper } from './use-picture-swiper';

export type GalleryPicture = {
  image: ProductImage;
  alt: string;
  caption: string;
  mark?: Ear;
  /** Shape in the desktop mosaic: full width, half of a row, or full width and flat. */
  shape: 'large' | 'half' | 'wide';
  /** The subject is cut off by the picture's edge on this side, so no empty background may follow there. */
  bleeds?: 'right' | 'all';
};

const EnlargedPicture = deferred(() =>
  import('./enlarged-picture').then(({ EnlargedPicture }) => EnlargedPicture),
);

/**
 * The pictures of a product: a mosaic from lg on, one row to swipe below. The first picture is plain HTML, so it shows
 * before anything is loaded.
 */
export function Gallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const t = useTranslations('catalogue');
  const { gallery, index, isWoken, wake, turn, toFirst } = usePictureSwiper(pictures.length);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const firstUrl = pictures[0]?.image.url;

  useEffect(toFirst, [firstUrl, toFirst]);

  function enlarge(picture: number) {
    setEnlarged(picture);
    setIsOpen(true);
  }

  return (
    <section
      aria-label={t('pictures')}
      onPointerDown={wake}
      onFocus={wake}
      className="lg:sticky lg:top-6"
    >
      <div ref={gallery} className="-mx-gutter overflow-hidden lg:mx-0">
        <div className="flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto lg:grid lg:grid-cols-2 lg:gap-3 lg:overflow-visible">
          {pictures.map((picture, place) => (
            <Figure
              key={place}
              picture={picture}
              isFirst={place === 0}
              isEager={isWoken}
              onEnlarge={() => enlarge(place)}
            />
          ))}
        </div>
      </div>
      {pictures.length > 1 && <Pager count={pictures.length} index={index} onTurn={turn} />}
      {enlarged !== null && (
        <EnlargedPicture
          pictures={pictures}
          index={enlarged}
          onIndex={setEnlarged}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  );
}

type FigureProps = {
  picture: GalleryPicture;
  isFirst: boolean;
  isEager: boolean;
  onEnlarge: () => void;
};

const shapes: Record<GalleryPicture['shape'], string> = {
  large: 'lg:col-span-2 lg:[&_img]:aspect-[1/0.92]',
  half: '',
  wide: 'lg:col-span-2 lg:[&_img]:aspect-video',
};

/**
 * A free-standing subject keeps its whole picture where the frame has another shape: the background continues around
 * it, beside it on tablets and below it where the caption would cover its foot.
 */
const freePicture = 'md:max-xl:object-contain lg:max-xl:object-top';

function Figure({ picture, isFirst, isEager, onEnlarge }: FigureProps) {
  const t = useTranslations('catalogue');
  const { image, alt, caption, mark, shape, bleeds } = picture;
  return (
    <figure
      className={cx(
        'group @container relative min-w-0 flex-[0_0_100%] snap-start bg-plate md:max-lg:[&_img]:aspect-[16/10]',
        shapes[shape],
      )}
    >
      <Picture
        src={image.url}
        alt={alt}
        width={image.width}
        height={image.height}
        sizes={`(min-width: 64rem) ${shape === 'half' ? '23rem' : '46rem'}, 100vw`}
        preload={isFirst}
        fetchPriority={isFirst ? 'high' : undefined}
        loading={isFirst ? undefined : isEager ? 'eager' : 'lazy'}
        className={cx(
          'aspect-square w-full object-cover',
          bleeds !== 'all' && shape !== 'wide' && freePicture,
          shape === 'half' && 'lg:max-xl:aspect-[1/1.18]',
          bleeds === 'right' && 'object-right',
        )}
      />
      {caption && (
        <figcaption className="absolute bottom-4 left-gutter flex items-center gap-2 text-xs lg:left-5">
          {mark && <EarMark ear={mark} />}
          {caption}
        </figcaption>
      )}
      <button
        type="button"
        aria-label={isFirst ? t('enlarge') : t('enlargeNamed', { caption: caption || alt })}
        onClick={onEnlarge}
        className="absolute inset-0 flex cursor-zoom-in items-start justify-end p-3 text-xs font-medium focus-visible:-outline-offset-4 @min-[30rem]:items-end"
      >
        {isFirst && (
          <span className="inline-flex min-h-target items-center gap-2 rounded-full bg-page px-4 transition-colors group-hover:bg-white">
            <Expand aria-hidden size={18} strokeWidth={2} />
            {/* With large letters on a phone the words would cover what the picture shows. */}
            <span className="@max-[20rem]:hidden">{t('enlarge')}</span>
          </span>
        )}
      </button>
    </figure>
  );
}

type PagerProps = { count: number; index: number; onTurn: (by: 1 | -1) => void };

/** The position in the row, as bars and in words, with buttons for people who do not swipe. */
function Pager({ count, index, onTurn }: PagerProps) {
  const t = useTranslations('catalogue');
  return (
    <div className="flex items-center justify-between gap-3 pt-3 text-xs lg:hidden">
      <div aria-hidden className="flex min-w-0 flex-1 gap-1.5 max-[22rem]:hidden">
        {Array.from({ length: count }, (_, place) => (
          <span
            key={place}
            className={cx(
              'h-[5px] max-w-7 flex-1 rounded-full',
              place === index ? 'bg-focus' : 'bg-birch-300',
            )}
          />
        ))}
      </div>
      {/* The buttons go below the words where letters are very large. */}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <span aria-live="polite" className="whitespace-nowrap text-ink-soft">
          {t('pictureOf', { number: index + 1, count })}
        </span>
        <IconButton label={t('previousPicture')} onClick={() => onTurn(-1)}>
          <ChevronLeft aria-hidden size={22} />
        </IconButton>
        <IconButton label={t('nextPicture')} onClick={() => onTurn(1)}>
          <ChevronRight aria-hidden size={22} />
        </IconButton>
      </div>
    </div>
  );
}
