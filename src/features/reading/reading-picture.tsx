import { Picture } from '@/components/ui/pictures/picture';
import type { ProductImage } from '@/domain/catalogue/catalogue';

/** The picture of a text, as wide as its lines. */
export function ReadingPicture({ picture }: { picture: ProductImage }) {
  const { url, caption, width, height } = picture;
  return (
    <Picture
      src={url}
      alt={caption}
      width={width}
      height={height}
      sizes="(min-width: 64rem) 41rem, 100vw"
      unoptimized={url.endsWith('.svg')}
      className="mb-10 h-auto w-full bg-plate"
    />
  );
}
