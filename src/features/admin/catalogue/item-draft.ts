import type { CurrencyCode } from '@/domain/money';
import { storeCurrencies } from '@/domain/store';
import { centsOfText, textOfCents } from '../record/money-text';
import type { ShelfItem } from '@/domain/staff/answers/shelf-item';

/** The editable values of one item while they are typed. */
export type ItemDraft = {
  isCounted: boolean;
  stock: string;
  isActive: boolean;
} & Record<`${CurrencyCode}${'price' | 'sale'}`, string>;

type ItemFault = 'price' | 'sale' | 'stock';

const mostStock = 1_000_000;

export function draftOf({ prices, stock, isActive }: ShelfItem): ItemDraft {
  const textOf = (amount: Parameters<typeof textOfCents>[0] | null | undefined) =>
    amount ? textOfCents(amount) : '';
  return {
    USDprice: textOf(prices.USD?.price),
    USDsale: textOf(prices.USD?.salePrice),
    CADprice: textOf(prices.CAD?.price),
    CADsale: textOf(prices.CAD?.salePrice),
    isCounted: stock !== null,
    stock: String(stock ?? 0),
    isActive,
  };
}

/** Errors by field. A price may be empty; then the item is not sold in that currency. */
export function faultsOf(draft: ItemDraft): Partial<Record<keyof ItemDraft, ItemFault>> {
  const faults: Partial<Record<keyof ItemDraft, ItemFault>> = {};
  for (const currency of storeCurrencies) {
    const price = centsOfText(draft[`${currency}price`]);
    const sale = centsOfText(draft[`${currency}sale`]);
    if (price === null && !isEmpty(draft, currency)) faults[`${currency}price`] = 'price';
    const hasSale = draft[`${currency}sale`].trim() !== '';
    if (hasSale && (sale === null || price === null || sale >= price)) {
      faults[`${currency}sale`] = 'sale';
    }
  }
  const isCount = /^\d{1,7}$/.test(draft.stock.trim()) && Number(draft.stock) <= mostStock;
  if (draft.isCounted && !isCount) faults.stock = 'stock';
  return faults;
}

/** The request body of the change, with the values that were on the screen; for a draft without errors. */
export function itemBody(item: ShelfItem, draft: ItemDraft): object {
  const { slug, variantId, version, stock } = item;
  const prices = storeCurrencies
    .filter((currency) => !isEmpty(draft, currency))
    .map((currency) => ({
      currency,
      amount: centsOfText(draft[`${currency}price`]),
      sale_amount: centsOfText(draft[`${currency}sale`]),
    }));
  return {
    slug,
    ...(variantId !== null && { variant_id: variantId }),
    prices,
    stock: draft.isCounted ? Number(draft.stock) : null,
    is_active: draft.isActive,
    version,
    stock_seen: stock,
  };
}

function isEmpty(draft: ItemDraft, currency: CurrencyCode): boolean {
  return draft[`${currency}price`].trim() === '' && draft[`${currency}sale`].trim() === '';
}
