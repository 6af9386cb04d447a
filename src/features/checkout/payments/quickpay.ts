import type { SwellClient } from 'swell-js';
import { elementStrategy } from './element-strategy';
import { swellElement } from './swell-element';

/**
 * swell-js knows Quickpay as a gateway of its method `card`, and here the card is our own form. So its code runs on a
 * view of the client in which the settings of Quickpay stand where it looks for those of the card.
 */
export const quickpay = elementStrategy('quickpay', swellElement('card', quickpayAsCard));

function quickpayAsCard(swell: SwellClient): SwellClient['payment'] {
  const request = async (...call: Parameters<SwellClient['request']>) => {
    const answer = await swell.request(...call);
    return call[1] === '/settings/payments' ? withQuickpayAsCard(answer) : answer;
  };
  const api = Object.create(swell, { request: { value: request } });
  return Object.create(swell.payment, { api: { value: api } });
}

function withQuickpayAsCard(settings: unknown) {
  if (typeof settings !== 'object' || settings === null || !('quickpay' in settings)) {
    return settings;
  }
  return { ...settings, card: settings.quickpay };
}
