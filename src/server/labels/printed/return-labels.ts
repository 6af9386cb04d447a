import { addressName, emptyAddress, type Address } from '@/domain/accounts/address';
import { brand } from '@/domain/brand';
import { outsideCarrier } from '@/domain/orders/shipment';
import type { ReturnLabels } from '../port';

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
    async print({ number, shipping, billing }, label) {
      if (outsideCarrier(label) !== null) return null;
      const { renderLabel } = await import('./render-label');
      const from = shipping ?? billing;
      return renderLabel({
        reference: label.trackingCode,
        orderNumber: number,
        service: 'return',
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
