import { randomInt } from 'node:crypto';
import { brand } from '@/domain/brand';
import type { LabelRequest, Labels } from '../port';
import type { LabelWords } from './render-label';
import { createReturnLabels } from './return-labels';

/** Digits of a tracking code behind its letters, before the check digit. */
const digitCount = 11;

type PrintedOptions = { sender: { name: string; address: string } };

/** Labels we print ourselves: only our staff enter how such a parcel travels. */
export function createPrintedLabels({ sender }: PrintedOptions): Labels {
  return {
    adapter: 'printed',
    returns: createReturnLabels({ company: sender, newTrackingCode }),
    async make(request) {
      const trackingCode = newTrackingCode();
      const { renderLabel } = await import('./render-label');
      const pdf = await renderLabel({ ...request, words: wordsOf(request), trackingCode, sender });
      const label = {
        carrier: brand.name,
        trackingCode,
        trackingUrl: null,
        pdf,
        reference: trackingCode,
      };
      return { ok: true, label };
    },
    takeBack: async () => undefined,
    readReport: null,
  };
}

/** For a sorting office, so not translated. */
function wordsOf({ service, orderNumber }: LabelRequest): LabelWords {
  const order = `Order ${orderNumber}`;
  return { service: service.replaceAll('_', ' '), from: 'From', to: 'Ship to', order };
}

/** `BH` and twelve digits; the last one reveals a mistyped digit or two swapped ones (Luhn). */
function newTrackingCode(): string {
  const digits = Array.from({ length: digitCount }, () => randomInt(10));
  return `BH${digits.join('')}${checkDigit(digits)}`;
}

/** The check digit of a number by Luhn's rule (ISO/IEC 7812-1, annex B). */
function checkDigit(digits: readonly number[]): number {
  const sum = digits.toReversed().reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
