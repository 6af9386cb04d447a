import type { ProductImage } from '@/domain/catalogue/catalogue';
import type { Choice } from '@/domain/catalogue/product-choice';

/** Views of the hearing aid. The file names of its pictures contain colour and view: `graphite-left-ear.webp`. */
type AidView = 'pair' | 'left-ear' | 'right-ear' | 'detail';

/** The catalogue's name of the charger in the picture below. */
export const chargerName = 'Standard Charger';

const standardCharger: ProductImage = {
  url: '/pictures/products/accessories/standard-charger.webp',
  caption: '',
  width: 1600,
  height: 1600,
};

export const bedsideCharger: ProductImage = {
  url: '/pictures/editorial/bedside-charger.webp',
  caption: '',
  width: 1600,
  height: 1000,
};

/** The picture of the hearing aid in a colour and view, else its first one; null for a product without pictures. */
export function pictureOfAid(
  images: readonly ProductImage[],
  color: Choice['color'],
  view: AidView,
): ProductImage | null {
  const named = images.find(({ url }) => url.includes(`/${color}-${view}.`));
  return named ?? images[0] ?? null;
}

/**
 * The four pictures of a choice, always the same number, so that nothing moves when it changes: the chosen aids, two
 * other views, and the charger.
 */
export function picturesOfChoice(images: readonly ProductImage[], { color, ears }: Choice) {
  const views: readonly AidView[] =
    ears === 'pair' ? ['pair', 'left-ear', 'right-ear'] : [ears, 'pair', 'detail'];
  const aids = views.flatMap((view) => {
    const image = pictureOfAid(images, color, view);
    return image ? [{ view, image }] : [];
  });
  return [...aids, { view: 'charger' as const, image: standardCharger }];
}
