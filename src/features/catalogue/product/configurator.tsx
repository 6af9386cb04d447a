import { useTranslations } from 'next-intl';
import { useId, type Ref } from 'react';
import { staticComponent } from '@/components/static-markup/static-component';
import { Button, ButtonLink } from '@/components/ui/button';
import { deferred } from '@/components/ui/loading/deferred';
import type { Product, Variant } from '@/domain/catalogue/catalogue';
import type { PayLater } from '@/domain/checkout/klarna';
import { brand } from '@/domain/brand';
import { paths } from '@/domain/pages/paths';
import { canBeBought, type Choice } from '@/domain/catalogue/product-choice';
import { changeCurrency } from '@/features/cart/public';
import { CurrencyLine } from '@/features/currency/public';
import { ChoiceGroups } from './choice-groups';
import { ChoicePrice } from './choice-price';
import type { AddToCart } from '../use-add-to-cart';

type ConfiguratorProps = {
  product: Product;
  payLater: PayLater;
  /** Names of the contents of the box that are free of charge. */
  included: readonly string[];
  choice: Choice;
  /** The choice whose prices are shown at the levels: it may lag behind. */
  priced: Choice;
  onChoose: (part: Partial<Choice>) => void;
  variant: Variant | null;
  buying: AddToCart;
  /** Observed by the buy bar, which takes over while the button is out of view. */
  buyButton: Ref<HTMLButtonElement>;
};

/** The same for everybody, so the first load brings no code for it. */
const Facts = staticComponent('facts-at-price', () =>
  import('../facts-at-price').then((code) => code.FactsAtPrice),
);

const ShareChoice = deferred(() => import('./share/share-choice').then((code) => code.ShareChoice));

/** Name, price, the four questions, the button, and what is included. */
export function Configurator(props: ConfiguratorProps) {
  const { product, included, choice, priced, onChoose, variant, buying, buyButton } = props;
  const t = useTranslations('product');
  const shared = useTranslations('catalogue');
  const reasonId = useId();
  const obstacle = obstacleOf(variant);
  const phone = brand.supportPhone.display;

  return (
    <div className="mt-7 lg:sticky lg:top-6 lg:mt-0">
      <h1 className="-mt-1 -ml-[0.03em] font-display text-4xl lg:text-[min(var(--text-4xl),5.1vw)]">
        {product.name}
      </h1>
      <p className="mt-4.5 text-lg text-ink-soft">{product.summary}</p>
      <ChoicePrice {...props} />
      <CurrencyLine onSwitch={changeCurrency} />
      {included.length > 0 && (
        <p className="text-xs font-semibold">{t('included', { names: included.join(', ') })}</p>
      )}
      <ChoiceGroups product={product} choice={choice} priced={priced} onChoose={onChoose} />
      <div className="mt-9 grid gap-3">
        <Button
          {...buying.intent}
          ref={buyButton}
          onClick={buying.add}
          isBusy={buying.isAdding}
          busyLabel={shared('adding')}
          disabled={obstacle !== null}
          aria-describedby={obstacle ? reasonId : undefined}
        >
          {shared('addToCart')}
        </Button>
        <div id={reasonId} role="status" className="empty:hidden">
          {obstacle && <p className="text-sm font-medium">{t(`buy.${obstacle}`, { phone })}</p>}
        </div>
        {buying.hasFailed && (
          <p className="text-sm font-medium text-danger">{shared('notAdded', { phone })}</p>
        )}
        <ButtonLink variant="secondary" href={paths.bookConsultation}>
          {t('buy.askExpert')}
        </ButtonLink>
        {/* Its room is kept: it comes when the page is there. */}
        <div className="min-h-control">
          <ShareChoice product={product} choice={choice} />
        </div>
      </div>
      <Facts />
    </div>
  );
}

/** Why a choice cannot be bought, as a message key; null when it can. */
export function obstacleOf(
  variant: Variant | null,
): 'notSold' | 'outOfStock' | 'discontinued' | null {
  if (!variant) return 'notSold';
  if (canBeBought(variant.stockStatus)) return null;
  return variant.stockStatus === 'discontinued' ? 'discontinued' : 'outOfStock';
}
