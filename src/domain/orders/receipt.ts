import { cents, multiplyCents, type Cents } from '../money';
import type { Order, OrderLine } from './order';

/** One row of a receipt. Insurers pay per ear, so a pair is two rows. */
export type ReceiptRow = {
  key: string;
  name: string;
  /** Options without the side: `Premium / Graphite / Large`. */
  detail: string | null;
  side: 'left' | 'right' | null;
  sku: string;
  quantity: number;
  unitPrice: Cents;
  /** Unit price × quantity, before discounts. */
  amount: Cents;
  isHearingAid: boolean;
};

const earsOption = 'ears';

/** The choice of one ear: our own value by its id, which is the same in every language, a hosted store's by its name. */
const oneEar = [
  { side: 'left', valueId: 'left-ear', name: 'Left ear' },
  { side: 'right', valueId: 'right-ear', name: 'Right ear' },
] as const;

/** The rows of an order in the order they were bought; their amounts add up to the subtotal. */
export function receiptRows(order: Pick<Order, 'lines'>): ReceiptRow[] {
  return order.lines.flatMap((line) => {
    if (!line.isHearingAid) return [rowOf(line, { side: null, unitPrice: line.price })];
    const ears = line.options.find(({ id }) => id === earsOption);
    const ear = oneEar.find(
      ({ valueId, name }) => ears?.valueId === valueId || ears?.value === name,
    );
    if (ear) return [rowOf(line, { side: ear.side, unitPrice: line.price })];
    const right = cents(Math.floor(line.price / 2));
    return [
      rowOf(line, { side: 'left', unitPrice: cents(line.price - right) }),
      rowOf(line, { side: 'right', unitPrice: right }),
    ];
  });
}

function rowOf(
  line: OrderLine,
  { side, unitPrice }: Pick<ReceiptRow, 'side' | 'unitPrice'>,
): ReceiptRow {
  const options = line.options.filter(({ id }) => id !== earsOption).map(({ value }) => value);
  return {
    key: side === null ? line.id : `${line.id}-${side}`,
    name: line.productName,
    detail: options.length > 0 ? options.join(' / ') : line.variantName,
    side,
    sku: line.sku,
    quantity: line.quantity,
    unitPrice,
    amount: multiplyCents(unitPrice, line.quantity),
    isHearingAid: line.isHearingAid,
  };
}
