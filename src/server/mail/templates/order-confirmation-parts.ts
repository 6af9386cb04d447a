import { addressName } from '@/domain/accounts/address';
import { formatMoneyInFull, type Cents } from '@/domain/money';
import type { Order } from '@/domain/orders/order';
import { queryPaths } from '@/domain/pages/query-paths';
import type { HoldReason } from '@/domain/provinces';
import type { MailTranslator } from './translator';

type AmountRow = { label: string; amount: string };

/** The lines of the sum: every part that is not zero, then the total. */
export function orderAmounts(order: Order, t: MailTranslator) {
  const { totals, coupon, shippingRate } = order;
  const money = (amount: Cents) => formatMoneyInFull(amount, order.currency, order.displayLocale);
  const rows: AmountRow[] = [
    { label: t('orderConfirmation.subtotal'), amount: money(totals.subTotal) },
  ];
  if (totals.discountTotal > 0) {
    rows.push({
      label: coupon
        ? t('orderConfirmation.discountWithCode', { code: coupon.code })
        : t('orderConfirmation.discount'),
      amount: t('orderConfirmation.minus', { amount: money(totals.discountTotal) }),
    });
  }
  rows.push({
    label: shippingRate?.pickup ? t('orderConfirmation.pickUp') : t('orderConfirmation.shipping'),
    amount: totals.shipmentTotal > 0 ? money(totals.shipmentTotal) : t('orderConfirmation.free'),
  });
  if (totals.taxTotal > 0)
    rows.push({ label: t('orderConfirmation.tax'), amount: money(totals.taxTotal) });
  if (totals.giftCardUsed > 0) {
    rows.push({
      label: t('orderConfirmation.giftCards'),
      amount: t('orderConfirmation.minus', { amount: money(totals.giftCardUsed) }),
    });
  }
  return {
    rows,
    total: { label: t('orderConfirmation.total'), amount: money(totals.captureTotal) },
    paidWith: paidWith(order, t),
  };
}

/** The card, else the payment method's name; null when nothing was left to pay. */
function paidWith({ billing, payment }: Order, t: MailTranslator): string | null {
  const card = billing?.card;
  if (card) return t('orderConfirmation.card', { brand: card.brand, last4: card.last4 });
  const method = payment?.methodName;
  return method ? t('orderConfirmation.method', { method }) : null;
}

/** The destination: the address as on an envelope, or the pick-up place. Null when the order has neither. */
export function orderDestination(
  { shippingRate, shipping, displayLocale }: Order,
  t: MailTranslator,
): { heading: string; lines: string[] } | null {
  if (shippingRate?.pickup) {
    const { title, address } = shippingRate.pickup;
    return { heading: t('orderConfirmation.pickUpAt'), lines: [title, address] };
  }
  if (!shipping?.address1) return null;
  const { address1, address2, city, state, zip, country } = shipping;
  const place = [city, state, zip].filter(Boolean).join(' ');
  const countries = new Intl.DisplayNames(displayLocale, { type: 'region' });
  const land = country && countries.of(country);
  const lines = [addressName(shipping), address1, address2, place, land].filter(
    (line): line is string => Boolean(line),
  );
  return { heading: t('orderConfirmation.shipsTo'), lines };
}

const holdMessages = {
  hearing_test_needed: 'nextTest',
  prescription_needed: 'nextPrescription',
  dispenser_review: 'nextReview',
  hearing_review: 'nextHearingReview',
  fitting_sheet: 'nextFittingSheet',
} as const satisfies Record<HoldReason, string>;

/** The next step: the hearing test while the order waits for it, else a look at the order. */
export function orderNextStep(
  order: Order,
  t: MailTranslator,
): { text: string; action: string; path: string } {
  if (order.holdReason) {
    return {
      text: t(`orderConfirmation.${holdMessages[order.holdReason]}`),
      ...(order.holdReason === 'hearing_review' || order.holdReason === 'fitting_sheet'
        ? { action: t('orderConfirmation.seeOrder'), path: queryPaths.checkoutSuccess(order.id) }
        : { action: t('orderConfirmation.takeTest'), path: queryPaths.hearingTestFor(order.id) }),
    };
  }
  return {
    text: deliveryText(order, t),
    action: t('orderConfirmation.seeOrder'),
    path: queryPaths.checkoutSuccess(order.id),
  };
}

function deliveryText({ shippingRate }: Order, t: MailTranslator): string {
  if (shippingRate?.pickup)
    return t('orderConfirmation.nextPickUp', { ready: shippingRate.pickup.readyIn });
  const { name = t('orderConfirmation.shipping'), description = '' } = shippingRate ?? {};
  return t('orderConfirmation.nextShip', { service: name, days: description });
}
