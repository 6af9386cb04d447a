import type { SwellClient } from 'swell-js';
import { viewOf } from '@/client/wire/swell-view';
import { elementStrategy } from './element-strategy';
import { swellElement } from './swell-element';

/**
 * In swell-js Quickpay is a gateway of the method `card`, while our card is our own form. So its code runs on a view of
 * the client in which Quickpay's settings replace those of the card.
 */
export const quickpay = elementStrategy('quickpay', swellElement('card', quickpayAsCard));

function quickpayAsCard(swell: SwellClient): SwellClient['payment'] {
  return viewOf(swell, async (...call) => {
    const answer = await swell.request(...call);
    return call[1] === '/settings/payments' ? withQuickpayAsCard(answer) : answer;
  }).payment;
}

function withQuickpayAsCard(settings: unknown) {
  if (typeof settings !== 'object' || settings === null || !('quickpay' in settings)) {
    return settings;
  }
  return { ...settings, card: settings.quickpay };
}
