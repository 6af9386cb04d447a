import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toasts/toast';
import type { PlacedLine, PlacedOrder } from '@/domain/checkout/checkout-order';
import { cartActions, openCart } from '@/features/cart/public';

/** Adds the order's lines to the cart again, as far as they are still sold, and opens the cart. */
export function BuyAgainButton({ order }: { order: Pick<PlacedOrder, 'lines'> }) {
  const t = useTranslations('orders');
  const [isAdding, setIsAdding] = useState(false);

  async function buyAgain() {
    setIsAdding(true);
    const missing = await addLines(order.lines);
    setIsAdding(false);
    if (missing.length === order.lines.length) return showToast('error', t('buyAgain.none'));
    openCart();
    if (missing.length > 0) {
      const names = missing.map(({ name }) => name).join(', ');
      await showToast('error', t('buyAgain.some', { names }));
    }
  }

  return (
    <Button
      variant="quiet"
      size="sm"
      isBusy={isAdding}
      busyLabel={t('action.buyingAgain')}
      onClick={() => void buyAgain()}
    >
      {t('action.buyAgain')}
    </Button>
  );
}

/** Adds the lines one after the other to keep the order of the purchase. Returns those that were refused. */
async function addLines(lines: readonly PlacedLine[]): Promise<PlacedLine[]> {
  const missing: PlacedLine[] = [];
  for (const line of lines) {
    if (!(await addLine(line))) missing.push(line);
  }
  return missing;
}

async function addLine({ productId, options, quantity }: PlacedLine): Promise<boolean> {
  if (productId === null) return false;
  const item = { product_id: productId, quantity, options: [...options] };
  const answer = await cartActions
    .change((swell) => swell.cart.addItem(item))
    .catch(() => ({ ok: false }));
  return answer.ok;
}
