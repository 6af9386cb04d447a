import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/text/link';
import { memo, useDeferredValue, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Carousel } from '@/components/ui/pictures/carousel';
import { Picture } from '@/components/ui/pictures/picture';
import { Price } from '@/components/ui/text/price';
import type { Product } from '@/domain/catalogue/catalogue';
import { paths } from '@/domain/pages/paths';
import { canBeBought } from '@/domain/catalogue/product-choice';
import { useAllPriced, useCurrency } from '@/features/currency/public';
import { ensureProducts, useProductsStore } from '@/features/products/public';
import { addToCart } from './lazy-cart-actions';
import type { NewItem } from './new-item';
import type { ShownCart } from './use-shown-cart';

type SuggestionsProps = {
  cart: ShownCart['cart'];
  state: ShownCart['state'];
  isPending: boolean;
  /** Called when the shopper opens a suggestion's page. */
  onLeave?: () => void;
  insetClassName?: string;
};

const none: readonly Product[] = [];

/** Slides in view (spec 9). */
const slidesPerView = 2.2;
const breakpoints = { 768: { slidesPerView: 2.5 } };

/** Accessories that are neither in the cart nor in the box of an item in it, shown once the cart is known. */
export const Suggestions = memo(function Suggestions(props: SuggestionsProps) {
  const { cart, state, isPending, onLeave, insetClassName } = props;
  const t = useTranslations('cart');
  const known = useProductsStore(({ accessories }) =>
    accessories.isWhole ? accessories.products : none,
  );
  const accessories = useAllPriced(useDeferredValue(known));
  const currency = useCurrency();
  const [added, setAdded] = useState('');
  const isCartKnown = state === 'filled' || state === 'empty';
  // Items being added go first.
  const isTheirTurn = isCartKnown && !isPending;
  useEffect(() => {
    if (isTheirTurn) void ensureProducts('accessories', currency);
  }, [isTheirTurn, currency]);
  if (!isCartKnown) return null;

  const suggested = accessories.filter(
    ({ id, name, stockStatus }) =>
      canBeBought(stockStatus) &&
      !cart?.items.some((line) => line.id === id || line.included.split(', ').includes(name)),
  );
  return (
    <>
      {suggested.length > 0 && (
        <div className="pt-7 pb-8">
          <Carousel
            heading={t('suggestions')}
            slidesPerView={slidesPerView}
            breakpoints={breakpoints}
            insetClassName={insetClassName}
          >
            {suggested.map((accessory) => (
              <Suggestion
                key={accessory.id}
                accessory={accessory}
                onLeave={onLeave}
                onAdded={() => setAdded(t('added', { name: accessory.name }))}
              />
            ))}
          </Carousel>
        </div>
      )}
      <p role="status" className="sr-only">
        {added}
      </p>
    </>
  );
});

function itemOf({ id, slug, name, price, currency, images }: Product): NewItem {
  const line = { id, slug, name, price, currency, imageUrl: images[0]?.url ?? null };
  return { ...line, variantSubname: '', included: '', plan: null, quantity: 1 };
}

type SuggestionProps = {
  accessory: Product;
  onLeave?: () => void;
  onAdded: () => void;
};

function Suggestion({ accessory, onLeave, onAdded }: SuggestionProps) {
  const t = useTranslations('cart');
  const [isAdding, setIsAdding] = useState(false);
  const [picture] = accessory.images;

  async function handleAdd() {
    setIsAdding(true);
    const isAdded = await addToCart(itemOf(accessory));
    setIsAdding(false);
    if (isAdded) onAdded();
  }

  return (
    <div className="flex h-full flex-col">
      <Link href={paths.accessory(accessory.slug)} onClick={onLeave} className="group block">
        <span className="relative block aspect-9/8 bg-plate">
          {picture && (
            <Picture
              src={picture.url}
              alt=""
              fill
              sizes="(min-width: 48rem) 220px, 45vw"
              className="object-cover object-[50%_40%]"
            />
          )}
        </span>
        <span className="mt-2 block text-xs leading-snug font-semibold group-hover:underline">
          {accessory.name}
        </span>
      </Link>
      <span className="mt-auto grid gap-2 pt-1 md:flex md:items-center md:justify-between">
        <Price amount={accessory.price} currency={accessory.currency} />
        <Button
          variant="secondary"
          size="sm"
          isBusy={isAdding}
          aria-label={t('addNamed', { name: accessory.name })}
          onClick={() => void handleAdd()}
        >
          {t('add')}
        </Button>
      </span>
    </div>
  );
}
