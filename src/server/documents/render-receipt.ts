import { renderToBuffer } from '@react-pdf/renderer';
import type { Order } from '@/domain/orders/order';
import { registerFonts } from './look';
import { Receipt } from './receipt';
import { receiptWords, type ReceiptFacts } from './receipt-words';

/** The receipt of an order as a PDF of one or more letter pages. */
export async function renderReceipt(order: Order, facts: ReceiptFacts): Promise<Buffer> {
  registerFonts();
  const words = await receiptWords(order);
  return renderToBuffer(Receipt({ order, facts, words }));
}
