import { addressName } from '@/domain/address';
import { formatMoney, type Cents } from '@/domain/money';
import type { Order } from '@/domain/order';
import { paths } from '@/domain/paths';
import type { HoldReason } from '@/domain/provinces';
import type { MailTranslator } from './translator';

type AmountRow = { label: string; amount: string };

/** The sum as it is read: every part that is not zero, then the total. */
export function orderAmounts(order: Order, t: MailTranslator) {
  const { totals, coupon, shippingRate, billing } = order;
  const money = (amount: Cents) => formatMoney(amount, order.currency, order.displayLocale);
  const rows: AmountRow[] = [{ label: t('subtotal'), amount: money(totals.subTotal) }];
  if (totals.discountTotal > 0) {
    rows.push({
      label: coupon ? t('discountWithCode', { code: coupon.code }) : t('discount'),
      amount: t('minus', { amount: money(totals.discountTotal) }),
    });
  }
  rows.push({
    label: shippingRate?.pickup ? t('pickUp') : t('shipping'),
    amount: totals.shipmentTotal > 0 ? money(totals.shipmentTotal) : t('free'),
  });
  if (totals.taxTotal > 0) rows.push({ label: t('tax'), amount: money(totals.taxTotal) });
  if (totals.giftCardUsed > 0) {
    rows.push({
      label: t('giftCards'),
      amount: t('minus', { amount: money(totals.giftCardUsed) }),
    });
  }
  const card = billing?.card;
  return {
    rows,
    total: { label: t('total'), amount: money(totals.captureTotal) },
    paidWith: card ? t('card', { brand: card.brand, last4: card.last4 }) : null,
  };
}

/** Where the goods go: the address as on an envelope, or the place of pick-up. Null when the order has neither. */
export function orderDestination(
  { shippingRate, shipping, displayLocale }: Order,
  t: MailTranslator,
): { heading: string; lines: string[] } | null {
  if (shippingRate?.pickup) {
    const { title, address } = shippingRate.pickup;
    return { heading: t('pickUpAt'), lines: [title, address] };
  }
  if (!shipping?.address1) return null;
  const { address1, address2, city, state, zip, country } = shipping;
  const place = [city, state, zip].filter(Boolean).join(' ');
  const countries = new Intl.DisplayNames(displayLocale, { type: 'region' });
  const land = country && countries.of(country);
  const lines = [addressName(shipping), address1, address2, place, land].filter(
    (line): line is string => Boolean(line),
  );
  return { heading: t('shipsTo'), lines };
}

const holdMessages = {
  hearing_test_needed: 'nextTest',
  prescription_needed: 'nextPrescription',
  dispenser_review: 'nextReview',
} as const satisfies Record<HoldReason, string>;

/** The one thing to do now: the hearing test while the order waits for it, else a look at the order. */
export function orderNextStep(
  order: Order,
  t: MailTranslator,
): { text: string; action: string; path: string } {
  if (order.holdReason) {
    return {
      text: t(holdMessages[order.holdReason]),
      action: t('takeTest'),
      path: paths.hearingTest,
    };
  }
  return {
    text: deliveryText(order, t),
    action: t('seeOrder'),
    path: paths.checkoutSuccess(order.id),
  };
}

function deliveryText({ shippingRate }: Order, t: MailTranslator): string {
  if (shippingRate?.pickup) return t('nextPickUp', { ready: shippingRate.pickup.readyIn });
  const { name = t('shipping'), description = '' } = shippingRate ?? {};
  return t('nextShip', { service: name, days: description });
}
