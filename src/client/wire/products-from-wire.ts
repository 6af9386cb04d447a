import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import {
  stockStatuses,
  type Product,
  type ProductImage,
  type ProductKind,
  type StockStatus,
} from '@/domain/catalogue/catalogue';
import { centsFromDecimal } from '@/domain/wire/money';
import { isInOurCurrency, wireCurrency } from '@/domain/wire/currency';
import { wirePictures } from '@/domain/wire/pictures';
import { ownAddress } from '../own-address';
import { planOfWire, wirePlan } from '@/domain/wire/purchase';

const amount = number().nullable();
const flag = boolean().nullable();
const named = object({ id: string().required(), name: string().required() });

const priced = { price: amount, sale: flag, sale_price: amount };
const stocked = { stock_status: string().nullable(), stock_tracking: flag };

const wireVariant = object({
  id: string().required(),
  name: string().nullable(),
  option_value_ids: array(string().required()).nullable(),
  ...priced,
  ...stocked,
});

const wireProduct = named.shape({
  slug: string().required(),
  description: string().nullable(),
  currency: wireCurrency,
  images: wirePictures,
  options: array(named.shape({ values: array(named).nullable() })).nullable(),
  variants: object({ count: amount, results: array(wireVariant).nullable() })
    .nullable()
    .default(null),
  purchase_options: object({
    standard: object().nullable().default(null),
    subscription: object({ plans: array(wirePlan).nullable() })
      .nullable()
      .default(null),
  })
    .nullable()
    .default(null),
  ...priced,
  ...stocked,
});

const wireList = object({ count: amount, results: array(mixed()).required() });

type WireProduct = InferType<typeof wireProduct>;
type WireVariant = InferType<typeof wireVariant>;

/** A page of the product list, and whether it has all of the store's products. */
export type AnsweredProducts = { products: Product[]; isWhole: boolean };

/**
 * Reads the Store API's product list; all its products have the requested tag. Products in a currency that the shop does
 * not sell in are left out. Amounts become cents. Throws yup's ValidationError on anything else.
 */
export function productsFromWire(body: unknown, kind: ProductKind): AnsweredProducts {
  const { count, results } = wireList.validateSync(body);
  return {
    products: results.filter(isInOurCurrency).map((one) => productFromWire(one, kind)),
    isWhole: (count ?? 0) <= results.length,
  };
}

function productFromWire(body: unknown, kind: ProductKind): Product {
  const product = wireProduct.validateSync(body, { stripUnknown: true });
  const plans = product.purchase_options?.subscription?.plans ?? [];
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    kind,
    summary: product.description ?? '',
    price: payable(product, 0),
    currency: product.currency,
    images: imagesOf(product),
    options: (product.options ?? []).map(({ id, name, values }) => ({
      id,
      name,
      values: values ?? [],
    })),
    variants: variantsOf(product),
    stockStatus: stockOf(product),
    isSoldOnce: plans.length === 0 || product.purchase_options?.standard !== null,
    plans: plans.map(planOfWire),
  };
}

/** No variants when the answer contains only some of them, because the missing ones are sold, too. */
function variantsOf(product: WireProduct): Product['variants'] {
  const { count, results } = product.variants ?? {};
  if (!results || (count ?? 0) > results.length) return [];
  return results.map((variant) => ({
    id: variant.id,
    name: variant.name ?? '',
    optionValueIds: variant.option_value_ids ?? [],
    price: payable(variant, product.price ?? 0),
    imageIndexes: [],
    stockStatus: stockOf(variant),
  }));
}

/** The price to pay: the sale price if there is one; a variant without a price has its product's. */
function payable(
  { price, sale, sale_price: lowered }: WireVariant | WireProduct,
  inherited: number,
) {
  return centsFromDecimal((sale ? lowered : null) ?? price ?? inherited);
}

function stockOf({ stock_status: status, stock_tracking: isTracked }: WireVariant | WireProduct) {
  if (isTracked === false) return null;
  return stockStatuses.find((known): known is NonNullable<StockStatus> => known === status) ?? null;
}

/** Side of the square that is assumed for a picture without a size. */
const unmeasured = 1200;

function imagesOf({ images, name }: WireProduct): ProductImage[] {
  return (images ?? []).map(({ caption, file }) => ({
    url: ownAddress(file.url),
    caption: caption || name,
    width: file.width ?? unmeasured,
    height: file.height ?? unmeasured,
  }));
}
