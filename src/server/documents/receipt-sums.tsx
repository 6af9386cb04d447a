import { Text, View } from '@react-pdf/renderer';
import type { Order } from '@/domain/orders/order';
import { look } from './look';
import type { ReceiptWords } from './receipt-words';

/** The sums from the subtotal to the paid amount, and how it was paid. */
export function ReceiptSums({ order, words }: { order: Order; words: ReceiptWords }) {
  const { t, total } = words;
  const { totals } = order;
  const hasHearingAid = order.lines.some(({ isHearingAid }) => isHearingAid);
  const taxLabel = totals.taxTotal === 0 && hasHearingAid ? t('taxZero') : t('tax');
  return (
    <View style={look.sums} wrap={false}>
      <Sum label={t('subtotal')} value={total(totals.subTotal)} />
      {totals.discountTotal > 0 && (
        <Sum label={t('discount')} value={`−${total(totals.discountTotal)}`} />
      )}
      <Sum label={t('shipping')} value={total(totals.shipmentTotal)} />
      <Sum label={taxLabel} value={total(totals.taxTotal)} />
      <Sum label={t('total')} value={total(totals.grandTotal)} isStrong />
      {totals.giftCardUsed > 0 && (
        <Sum label={t('giftCards')} value={`−${total(totals.giftCardUsed)}`} />
      )}
      <Sum label={t('paid')} value={total(totals.captureTotal)} isStrong />
      <Payment order={order} words={words} />
    </View>
  );
}

function Sum({ label, value, isStrong }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <View style={isStrong ? [look.sum, look.strong] : look.sum}>
      <Text>{label}</Text>
      <Text>{value}</Text>
    </View>
  );
}

function Payment({ order, words: { t } }: { order: Order; words: ReceiptWords }) {
  const card = order.billing?.card;
  const method = card
    ? t('card', { brand: card.brand, last4: card.last4 })
    : order.payment?.methodName;
  return (
    <>
      {method && <Text style={look.soft}>{t('paidWith', { method })}</Text>}
      <Text style={look.strong}>{order.isPaid ? t('paidInFull') : t('notPaid')}</Text>
      {order.payment?.isTest && <Text style={look.soft}>{t('testMode')}</Text>}
    </>
  );
}
