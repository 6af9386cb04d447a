import { useTranslations } from 'next-intl';
import type { PointerEvent } from 'react';
import { ChevronLeft } from '@/components/icons/chevron-left';
import { ChevronRight } from '@/components/icons/chevron-right';
import { EarMark } from '@/components/ui/pictures/ear-mark';
import { IconButton } from '@/components/ui/icon-button';
import { Modal } from '@/components/ui/dialogs/modal';
import { Picture } from '@/components/ui/pictures/picture';
import type { GalleryPicture } from './gallery';

type EnlargedPictureProps = {
  pictures: readonly GalleryPicture[];
  index: number;
  onIndex: (index: number) => void;
  isOpen: boolean;
  onClose: () => void;
};

/** One enlarged picture, larger than its window, with buttons to the next one. */
export function EnlargedPicture(props: EnlargedPictureProps) {
  const { pictures, index, onIndex, isOpen, onClose } = props;
  const t = useTranslations('catalogue');
  const picture = pictures[index];
  if (!picture) return null;
  const turn = (by: number) => onIndex((index + by + pictures.length) % pictures.length);

  return (
    <Modal title={t('enlarge')} size="wide" isOpen={isOpen} onClose={onClose}>
      <figure>
        <CloseUp key={picture.image.url} picture={picture} />
        <figcaption className="mt-4 flex flex-wrap items-center justify-between gap-3 text-xs">
          <span>
            {picture.caption && (
              <span className="flex items-center gap-2">
                {picture.mark && <EarMark ear={picture.mark} />}
                {picture.caption}
              </span>
            )}
            <span className="text-ink-soft">{t('lookAround')}</span>
          </span>
          {pictures.length > 1 && (
            <span className="flex items-center gap-2">
              <span aria-live="polite" className="whitespace-nowrap text-ink-soft">
                {t('pictureOf', { number: index + 1, count: pictures.length })}
              </span>
              <IconButton label={t('previousPicture')} onClick={() => turn(-1)}>
                <ChevronLeft aria-hidden size={22} />
              </IconButton>
              <IconButton label={t('nextPicture')} onClick={() => turn(1)}>
                <ChevronRight aria-hidden size={22} />
              </IconButton>
            </span>
          )}
        </figcaption>
      </figure>
    </Modal>
  );
}

/** Touch and keys scroll it natively; a mouse drags it. */
function CloseUp({ picture: { image, alt } }: { picture: GalleryPicture }) {
  const t = useTranslations('catalogue');

  function drag({ pointerType, buttons, currentTarget, movementX, movementY }: PointerEvent) {
    if (pointerType === 'mouse' && buttons === 1) currentTarget.scrollBy(-movementX, -movementY);
  }

  return (
    <div
      ref={toMiddle}
      role="group"
      aria-label={t('lookAround')}
      tabIndex={0}
      onPointerMove={drag}
      className="-mx-6 aspect-square max-h-[62svh] w-[calc(100%+3rem)] cursor-grab overflow-auto overscroll-contain bg-plate focus-visible:-outline-offset-3 active:cursor-grabbing md:-mx-10 md:w-[calc(100%+5rem)]"
    >
      <Picture
        src={image.url}
        alt={alt}
        width={image.width}
        height={image.height}
        sizes="(min-width: 48rem) 75rem, 175vw"
        loading="eager"
        draggable={false}
        className="w-[175%] max-w-none"
      />
    </div>
  );
}

function toMiddle(window: HTMLDivElement | null) {
  if (!window) return;
  window.scrollLeft = (window.scrollWidth - window.clientWidth) / 2;
  window.scrollTop = (window.scrollHeight - window.clientHeight) / 2;
}
