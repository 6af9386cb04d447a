import { Link } from '@/components/ui/text/link';
import { cx } from '@/components/ui/cx';
import { Picture } from '@/components/ui/pictures/picture';
import { Price } from '@/components/ui/text/price';
import type { Product } from '@/domain/catalogue/catalogue';
import { paths } from '@/domain/pages/paths';

/**
 * All accessories of the shop: two large ones, then rows of three, or rows of four where three would leave one alone.
 */
export function AccessoryStrip({ accessories }: { accessories: readonly Product[] }) {
  const isInFours = accessories.length > 5 && (accessories.length - 2) % 3 === 1;
  return (
    <ul className="mt-12 grid grid-cols-1 gap-x-6 gap-y-14 md:grid-cols-2 lg:grid-cols-12">
      {accessories.map((accessory, place) => (
        <Item
          key={accessory.id}
          accessory={accessory}
          place={place}
          isWide={place === 0 && accessories.length % 2 === 1}
          isInFours={isInFours}
        />
      ))}
    </ul>
  );
}

type ItemProps = {
  accessory: Product;
  place: number;
  /** Takes the whole row where two share one, so that no card is left alone. */
  isWide: boolean;
  /** Whether the small ones are in rows of four. */
  isInFours: boolean;
};

function Item({ accessory, place, isWide, isInFours }: ItemProps) {
  const [image] = accessory.images;
  const isLarge = place < 2;
  const small = isInFours ? 'lg:col-span-3' : 'lg:col-span-4';
  return (
    <li className={cx(isWide && 'md:col-span-2', isLarge ? 'lg:col-span-6' : small)}>
      <Link href={paths.accessory(accessory.slug)} className="group block">
        {image && (
          <Picture
            src={image.url}
            alt=""
            width={image.width}
            height={image.height}
            sizes={`(min-width: 64rem) ${isLarge ? '41rem' : '27rem'}, 100vw`}
            className={cx(
              'aspect-square w-full bg-plate',
              isWide && 'md:aspect-video',
              isLarge && 'lg:aspect-[1/0.82]',
              // The first one has no cable that leaves the frame, so it can stand free on a wider background.
              place === 0 ? 'object-contain' : 'object-cover',
            )}
          />
        )}
        {/* The price goes below the name where both have no room side by side. */}
        <span className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 className="min-w-min flex-[1_1_8rem] font-display text-2xl decoration-accent decoration-[1.5px] underline-offset-[0.2em] group-hover:underline">
            {accessory.name}
          </h3>
          <Price
            amount={accessory.price}
            currency={accessory.currency}
            className="font-display text-[1.5rem]"
          />
        </span>
        <span className="text-ink-soft">{accessory.summary}</span>
      </Link>
    </li>
  );
}
