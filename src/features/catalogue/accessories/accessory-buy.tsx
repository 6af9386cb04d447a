import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Truck } from '@/components/icons/truck';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/pictures/picture';
import { Price } from '@/components/ui/text/price';
import { QuantityStepper } from '@/components/ui/fields/quantity-stepper';
import { onOneLine } from '@/components/ui/text/rich-words';
import { brand } from '@/domain/brand';
import type { Product } from '@/domain/catalogue/catalogue';
import { canBeBought } from '@/domain/catalogue/product-choice';
import { changeCurrency } from '@/features/cart/public';
import { CurrencyLine } from '@/features/currency/public';
import { newItemOf } from '../new-item-of';
import { PurchaseRows } from '../product/purchase-rows';
import { useAddToCart } from '../use-add-to-cart';
import { usePurchase, type Purchase } from '../use-purchase';

/** Name, price, purchase option, quantity, the button, and compatible products. */
export function AccessoryBuy({ accessory }: { accessory: Product }) {
  const t = useTranslations('catalogue');
  const purchase = usePurchase(accessory);
  return (
    <>
      <h1 className="font-display text-3xl">{accessory.name}</h1>
      <p className="mt-4 text-lg text-ink-soft">{accessory.summary}</p>
      <p data-testid="price" className="mt-6 font-display text-3xl">
        <Price amount={purchase.price} currency={accessory.currency} />
      </p>
      <CurrencyLine onSwitch={changeCurrency} className="mb-7" />
      <PurchaseRows product={accessory} purchase={purchase} />
      <AddSome accessory={accessory} purchase={purchase} />
      <p className="mt-4 flex items-center gap-2.5 text-xs text-ink-soft">
        <Truck aria-hidden size={22} strokeWidth={1.75} className="flex-none" />
        <span>{t.rich('freeShipping', { span: onOneLine })}</span>
      </p>
      <Fits />
    </>
  );
}

type AddSomeProps = { accessory: Product; purchase: Purchase };

function AddSome({ accessory, purchase: { plan } }: AddSomeProps) {
  const t = useTranslations('catalogue');
  const words = useTranslations('accessories');
  const [quantity, setQuantity] = useState(1);
  const { add, intent, isAdding, hasFailed } = useAddToCart(() =>
    newItemOf(accessory, { plan, quantity }),
  );
  const reasonId = useId();
  const { name, stockStatus } = accessory;
  const canBuy = canBeBought(stockStatus);
  const phone = brand.supportPhone.display;

  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <QuantityStepper
          quantity={quantity}
          onIncrease={() => setQuantity(quantity + 1)}
          onDecrease={() => setQuantity(Math.max(quantity - 1, 1))}
          increaseLabel={t('increase', { name })}
          decreaseLabel={t('decrease', { name })}
          isDisabled={!canBuy}
        />
        <Button
          {...intent}
          isBusy={isAdding}
          busyLabel={t('adding')}
          disabled={!canBuy}
          style={{ flexGrow: 1 }}
          aria-describedby={canBuy ? undefined : reasonId}
          onClick={add}
        >
          {t('addToCart')}
        </Button>
      </div>
      {!canBuy && (
        <p id={reasonId} className="mt-3 text-sm font-medium">
          {words(stockStatus === 'discontinued' ? 'discontinued' : 'soldOut', { phone })}
        </p>
      )}
      {hasFailed && (
        <p className="mt-3 text-sm font-medium text-danger">{t('notAdded', { phone })}</p>
      )}
    </>
  );
}

function Fits() {
  const t = useTranslations('accessories');
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3 border-t border-line pt-6">
      <Picture
        src="/pictures/products/charge-go/silver-pair.webp"
        alt=""
        width={1600}
        height={1600}
        sizes="64px"
        className="size-16 flex-none bg-plate object-cover"
      />
      <p>
        <span className="block font-semibold">{t('fits')}</span>
        <span className="text-xs text-ink-soft">{t('fitsLevels')}</span>
      </p>
    </div>
  );
}
