import { array, number, object } from 'yup';
import { reportError } from '@/client/error-reporting';
import { afterSaleFromWire, afterSalesFromWire } from '@/client/wire/after-sale-from-wire';
import { orderFromWire } from '@/client/wire/order-from-wire';
import { productDocument, productRequest } from '@/client/requests/product-requests';
import { saveFile } from '@/client/requests/save-file';
import { unreadableRefusal, type StoreAnswer } from '@/client/requests/store-answer';
import { storeRequest } from '@/client/requests/store-requests';
import type { PlacedOrder } from '@/domain/checkout/checkout-order';
import { withAfterSale, type CustomerOrder } from '@/domain/orders/customer-order';
import { isInOurCurrency } from '@/domain/wire/currency';
import type { AfterSale } from '@/domain/orders/after-sale';
import { ordersStore } from './orders-store';
import { forgetReturnDraft, keepReturnDraft, type ReturnReasons } from './return-draft';

/** Most orders per answer of the shop. */
const pageSize = 100;

const wireOrders = object({ count: number().required(), results: array().required() });

/** Reads a customer's orders from both sources and merges them by id. Without the second source they still show. */
export async function readOrders(): Promise<StoreAnswer<CustomerOrder[]>> {
  const [placed, cares] = await Promise.all([
    readAll(),
    readAnswer(productRequest('/api/swell/get-orders-list'), afterSalesFromWire),
  ]);
  if (!placed.ok) return placed;
  if (!cares.ok) reportError(new Error(`orders: ${cares.code}, ${cares.message}`), 'orders');
  return { ok: true, value: withAfterSale(placed.value, cares.ok ? cares.value : []) };
}

/** Cancels an order that has not been shipped yet, and shows the result. */
export async function cancelOrder(orderId: string): Promise<StoreAnswer<AfterSale>> {
  const path = `/api/swell/update-order?${new URLSearchParams({ id: orderId })}`;
  return showAfterSale(
    await readAnswer(productRequest(path, { canceled: true }), afterSaleFromWire),
  );
}

/**
 * Requests a return and shows its status. `param` of a refusal may be a ReturnBlock. If the session has ended, the
 * customer's reasons stay in this tab until they log in again.
 */
export async function requestReturn(
  orderId: string,
  reasons: ReturnReasons,
): Promise<StoreAnswer<AfterSale>> {
  const asked = productRequest('/api/order-return', {
    order_id: orderId,
    main_reason: reasons.mainReason,
    reason: reasons.reason.trim(),
  });
  const answer = await readAnswer(asked, afterSaleFromWire);
  if (answer.ok) forgetReturnDraft();
  else if (answer.code === 'UNAUTHORIZED') keepReturnDraft(orderId, reasons);
  return showAfterSale(answer);
}

export { readReturnDraft } from './return-draft';

/** Downloads the receipt as a file. */
export async function downloadReceipt(
  order: Pick<PlacedOrder, 'id' | 'number'>,
): Promise<StoreAnswer<null>> {
  const path = `/api/swell/order-receipt?${new URLSearchParams({ id: order.id })}`;
  const answer = await productDocument(path);
  if (!answer.ok) return answer;
  saveFile(answer.value, `receipt-${order.number}.pdf`);
  return { ok: true, value: null };
}

/** Downloads the sheet of a return label as a file. */
export async function downloadReturnLabel(
  order: Pick<PlacedOrder, 'id' | 'number'>,
): Promise<StoreAnswer<null>> {
  const path = `/api/swell/return-label?${new URLSearchParams({ id: order.id })}`;
  const answer = await productDocument(path);
  if (!answer.ok) return answer;
  saveFile(answer.value, `return-label-${order.number}.pdf`);
  return { ok: true, value: null };
}

function showAfterSale(answer: StoreAnswer<AfterSale>): StoreAnswer<AfterSale> {
  if (!answer.ok) return answer;
  const afterSale = answer.value;
  ordersStore.change((shown) =>
    shown.status === 'ready'
      ? {
          status: 'ready',
          value: shown.value.map((order) =>
            order.id === afterSale.id ? { ...order, status: afterSale.status, afterSale } : order,
          ),
        }
      : shown,
  );
  return answer;
}

async function readAll(): Promise<StoreAnswer<PlacedOrder[]>> {
  const orders: PlacedOrder[] = [];
  for (let page = 1; ; page += 1) {
    const asked = storeRequest((swell) => swell.account.listOrders({ limit: pageSize, page }));
    const answer = await readAnswer(asked, (body) => {
      const { count, results } = wireOrders.validateSync(body);
      const read = results.filter(isInOurCurrency).map(orderFromWire);
      return { isLast: results.length < pageSize || page * pageSize >= count, read };
    });
    if (!answer.ok) return answer;
    const { isLast, read } = answer.value;
    orders.push(...read);
    if (isLast) return { ok: true, value: orders };
  }
}

/** Reads an answer; one that breaks the contract counts as no answer. */
async function readAnswer<Value>(
  asked: Promise<StoreAnswer<unknown>>,
  read: (body: unknown) => Value,
): Promise<StoreAnswer<Value>> {
  const answer = await asked;
  if (!answer.ok) return answer;
  try {
    return { ok: true, value: read(answer.value) };
  } catch (failure) {
    return unreadableRefusal(failure);
  }
}
