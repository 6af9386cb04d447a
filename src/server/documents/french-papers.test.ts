import { PDFParse } from 'pdf-parse';
import { healthSigns } from '@/domain/audiometry/red-flags';
import { calendarFile } from '@/domain/consultations/calendar-file';
import { fundingPrograms } from '@/domain/funding/funding';
import { otherPayers, type FundingQuestion } from '@/domain/funding/funding-estimate';
import { cents } from '@/domain/money';
import { defaultShopFacts } from '@/domain/shop/shop-facts';
import type { ReceiptFacts } from '@/server/documents/receipt-words';
import { renderDataExport } from '@/server/documents/render-data-export';
import { renderEstimate } from '@/server/documents/render-estimate';
import { renderHearing } from '@/server/documents/render-hearing';
import { renderReceipt } from '@/server/documents/render-receipt';
import { createReturnLabels } from '@/server/labels/printed/return-labels';
import { createTranslator } from 'use-intl/core';
import bookingWords from '@/messages/fr-CA/booking.json';
import { aTestResult } from '@/testing/hearing';
import { frenchFaults } from '@/testing/french-papers/french-faults';
import { exportOf, montrealOrder, pickedUpOrder } from '@/testing/french-papers/french-person';

const locale = 'fr-CA';

/** Addresses of others' pages, wherever their lines break. */
const sources = Object.values(fundingPrograms).map(({ sourceUrl }) => {
  const letters = [...sourceUrl].map((letter) => letter.replace(/\W/, '\\$&'));
  return new RegExp(letters.join('\\s*'), 'g');
});

/** The typeface has no narrow space; a line that would end with a no-break space is drawn without it. */
async function faultsIn(pdf: Uint8Array): Promise<readonly string[]> {
  const parser = new PDFParse({ data: new Uint8Array(pdf) });
  const { text } = await parser.getText({ pageJoiner: '' });
  await parser.destroy();
  const own = sources.reduce((rest, source) => rest.replace(source, ' '), text);
  return [
    ...frenchFaults(own),
    ...(/[\u202f\ufffd]/.test(text) ? ['a letter without a form'] : []),
  ];
}

const facts: ReceiptFacts = {
  seller: { name: 'Boreal Hearing Inc.', address: '1, rue Test', businessNumber: '12345 6789' },
  clinician: { ...defaultShopFacts.clinician, province: 'BC' },
  paidAt: montrealOrder.createdAt,
  deliveredAt: montrealOrder.createdAt,
  trialEndsOn: '2027-01-22',
  warranty: { years: 3, endsOn: '2029-11-23' },
  serialNumbers: 'G 1001, D 1002',
};

describe('papers for people who read French', () => {
  test.each([
    ['delivered', montrealOrder],
    ['picked up', pickedUpOrder],
    ['canceled and not paid', { ...montrealOrder, status: 'canceled', isPaid: false } as const],
  ])('the receipt of an order that is %s', async (_what, order) => {
    expect(await faultsIn(await renderReceipt(order, facts))).toEqual([]);
    const before = { ...facts, warranty: { years: 3, endsOn: null } };
    expect(await faultsIn(await renderReceipt(order, before))).toEqual([]);
  });

  test.each(['AB', 'BC', 'NB', 'ON', 'QC'] as const)(
    'the estimate for somebody in %s',
    async (province) => {
      for (const plan of otherPayers) {
        const question: FundingQuestion = {
          ...{ province, plan, price: cents(2000_00), aids: 2 as const, planCap: cents(600_00) },
          ...{ isSeventy: true, isClaimApproved: true, hasHadAdp: true },
        };
        const madeAt = '2026-11-21T18:00:00.000Z';
        const pdf = await renderEstimate({ question, level: 'advanced', madeAt, locale });
        expect(await faultsIn(pdf)).toEqual([]);
      }
    },
  );

  test.each(['result', 'letter'] as const)('the hearing %s, with every sign', async (kind) => {
    const relative = { mode: 'relative', sdDb: null } as const;
    for (const result of [aTestResult(), aTestResult({ calibration: relative })]) {
      for (const signs of [healthSigns, []]) {
        const paper = { kind, result, signs, name: 'Odile Roy', locale } as const;
        expect(await faultsIn(await renderHearing(paper))).toEqual([]);
      }
    }
  });

  test('the sheet of a return label', async () => {
    const labels = createReturnLabels({
      company: { name: 'Boreal Hearing', address: '1, rue Test' },
      newTrackingCode: () => 'BH123456789012',
    });
    const sheet = await labels.print(montrealOrder, labels.make());
    expect(await faultsIn(sheet ?? new Uint8Array())).toEqual([]);
  });

  test('the download of personal data', async () => {
    expect(await faultsIn(await renderDataExport(exportOf(), locale))).toEqual([]);
  });

  test('the entry in a calendar', () => {
    const t = createTranslator({ locale, messages: bookingWords, namespace: 'booked' });
    const file = calendarFile({
      ...{ id: 'call@boreal', start: '2026-12-01T13:30:00.000Z', revision: 1 },
      now: '2026-11-21T18:30:00.000Z',
      title: t('calendarTitle', { brand: 'Boreal Hearing' }),
      description: t('calendarText', { phone: '1 888 555 0142' }),
    });
    const said = file
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .filter((line) => /^(?:SUMMARY|DESCRIPTION):/.test(line))
      .map((line) => line.slice(line.indexOf(':') + 1));
    expect(said).toHaveLength(3);
    expect(said.flatMap(frenchFaults)).toEqual([]);
  });
});
