import { Link } from '@/components/ui/text/link';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Picture } from '@/components/ui/pictures/picture';
import { Price } from '@/components/ui/text/price';
import { brand } from '@/domain/brand';
import type { Product } from '@/domain/catalogue/catalogue';
import { paths } from '@/domain/pages/paths';
import { canBeBought } from '@/domain/catalogue/product-choice';
import { newItemOf } from '../new-item-of';
import { useAddToCart } from '../use-add-to-cart';

type CardWidth = 3 | 4 | 5 | 7;

/**
 * Columns of each card: 7 + 5 on top and rows of three below, or rows of four where a row of three would leave one card
 * alone, so that the cards never form a uniform grid; three cards share one row.
 */
export function cardWidths(count: number): CardWidth[] {
  if (count === 3) return [4, 4, 4];
  const below = (count - 2) % 3 === 1 && count > 5 ? 3 : 4;
  return Array.from({ length: count }, (_, place) => (place === 0 ? 7 : place === 1 ? 5 : below));
}

const spans: Record<CardWidth, string> = {
  3: 'lg:col-span-3',
  4: 'lg:col-span-4',
  5: 'lg:col-span-5',
  7: 'lg:col-span-7',
};
const pictureLooks: Record<CardWidth, string> = {
  3: 'object-cover',
  4: 'object-cover',
  5: 'object-cover lg:aspect-auto lg:h-104 xl:h-148',
  7: 'object-contain lg:aspect-auto lg:h-104 xl:h-148',
};
const pictureSizes: Record<CardWidth, string> = {
  3: '20rem',
  4: '27rem',
  5: '37rem',
  7: '37rem',
};

type AccessoryCardProps = {
  accessory: Product;
  width: CardWidth;
  isFirst: boolean;
  /** Takes the whole row on tablets, where two share one, so that no card is left alone. */
  isWide: boolean;
};

/** One accessory with its price and an add-to-cart button. */
export function AccessoryCard({ accessory, width, isFirst, isWide }: AccessoryCardProps) {
  const [image] = accessory.images;
  const href = paths.accessory(accessory.slug);
  return (
    <li className={cx('grid grid-rows-[auto_1fr]', isWide && 'md:col-span-2', spans[width])}>
      {/* The heading below is the link for keyboard and screen reader; the picture repeats it for the pointer. */}
      <Link href={href} tabIndex={-1} aria-hidden className="block bg-plate">
        {image && (
          <Picture
            src={image.url}
            alt=""
            width={image.width}
            height={image.height}
            sizes={`(min-width: 64rem) ${pictureSizes[width]}, 100vw`}
            preload={isFirst}
            fetchPriority={isFirst ? 'high' : undefined}
            className={cx(
              'aspect-square w-full',
              isWide && 'md:max-lg:aspect-video md:max-lg:object-contain',
              pictureLooks[width],
            )}
          />
        )}
      </Link>
      <div className="grid grid-rows-[auto_1fr_auto] gap-2 pt-5">
        <h2 className="font-display text-2xl">
          <Link
            href={href}
            className="inline-flex min-h-target items-center decoration-accent decoration-[1.5px] underline-offset-[0.2em] hover:underline"
          >
            {accessory.name}
          </Link>
        </h2>
        <p className="text-ink-soft">{accessory.summary}</p>
        <BuyRow accessory={accessory} />
      </div>
    </li>
  );
}

function BuyRow({ accessory }: { accessory: Product }) {
  const t = useTranslations('catalogue');
  const { add, intent, isAdding, hasFailed } = useAddToCart(() => newItemOf(accessory));
  return (
    <div className="mt-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Price
          amount={accessory.price}
          currency={accessory.currency}
          className="font-display text-2xl"
        />
        {canBeBought(accessory.stockStatus) ? (
          <Button
            {...intent}
            variant="secondary"
            size="sm"
            isBusy={isAdding}
            busyLabel={t('adding')}
            onClick={add}
          >
            <span>
              {t.rich('addNamed', {
                name: () => <span className="sr-only">{accessory.name}</span>,
              })}
            </span>
          </Button>
        ) : (
          <span className="flex min-h-target items-center font-medium text-ink-soft">
            {t(accessory.stockStatus === 'discontinued' ? 'discontinued' : 'outOfStock')}
          </span>
        )}
      </div>
      {hasFailed && (
        <p className="mt-2 text-sm font-medium text-danger">
          {t('notAdded', { phone: brand.supportPhone.display })}
        </p>
      )}
    </div>
  );
}
