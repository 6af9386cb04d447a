import { createTranslator } from 'use-intl/core';
import { addressName, emptyAddress, type Address } from '@/domain/accounts/address';
import { brand } from '@/domain/brand';
import { outsideCarrier } from '@/domain/orders/shipment';
import type { Locale } from '@/domain/words/locale';
import type { Messages } from '@/messages/catalogue';
import { loadMessages } from '@/messages/load';
import type { ReturnLabels } from '../port';
import type { LabelWords } from './render-label';

type ReturnLabelOptions = {
  company: { name: string; address: string };
  newTrackingCode: () => string;
};

/** Return labels we print ourselves. A sheet is not kept: it is drawn whenever somebody asks for it. */
export function createReturnLabels({ company, newTrackingCode }: ReturnLabelOptions): ReturnLabels {
  return {
    make: () => ({ carrier: brand.name, trackingCode: newTrackingCode(), trackingUrl: null }),
    async barCode(label) {
      if (outsideCarrier(label) !== null) return null;
      const { barsOf } = await import('./bars');
      return barsOf(label.trackingCode);
    },
    async print({ number, shipping, billing, displayLocale }, label) {
      if (outsideCarrier(label) !== null) return null;
      const { renderLabel } = await import('./render-label');
      const from = shipping ?? billing;
      return renderLabel({
        reference: label.trackingCode,
        orderNumber: number,
        words: await wordsOf(displayLocale, number),
        trackingCode: label.trackingCode,
        sender: { name: (from && addressName(from)) ?? '', address: from ? inOneLine(from) : '' },
        to: { ...emptyAddress, name: company.name, address1: company.address },
      });
    },
  };
}

function inOneLine({ address1, address2, city, state, zip }: Address): string {
  return [address2, address1, city, state, zip].filter(Boolean).join(', ');
}

async function wordsOf(locale: Locale, number: string): Promise<LabelWords> {
  const messages = await loadMessages(locale, ['receipt']);
  const t = createTranslator({
    locale,
    // loadMessages returns exactly the requested namespaces.
    messages: messages as Messages,
    namespace: 'receipt.returnLabel',
  });
  return { service: t('service'), from: t('from'), to: t('to'), order: t('order', { number }) };
}
