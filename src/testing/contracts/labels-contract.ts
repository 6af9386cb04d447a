import { emptyAddress } from '@/domain/accounts/address';
import { expressShippingId, priorityShippingId } from '@/domain/orders/shipping';
import type { LabelRequest, Labels, ParcelLabel } from '@/server/labels/port';
import type { Contract } from './contract';

export type LabelsWorld = {
  labels: Labels;
  /** The number of labels that cost money because they were not refunded; null where nobody counts. */
  paidFor(): number | null;
};

export const labelRequest: LabelRequest = {
  reference: 'order 104217, 3',
  orderNumber: '104217',
  to: {
    ...emptyAddress,
    ...{ firstName: 'Margaret', lastName: 'O’Neil', address1: '12 Elm Street', address2: 'Unit 4' },
    ...{ city: 'Calgary', state: 'AB', zip: 'T2P 1J9', country: 'CA', phone: '403-555-0118' },
  },
  service: priorityShippingId,
};

async function made({ labels }: LabelsWorld, request = labelRequest): Promise<ParcelLabel> {
  const outcome = await labels.make(request);
  if (!outcome.ok) throw new Error(`No label: ${outcome.code} ${outcome.message}`);
  return outcome.label;
}

/** What the shop relies on, with any label service. */
export const labelsContract: Contract<LabelsWorld> = {
  'makes a label as a PDF, with a carrier and a code to track it by': async (world) => {
    const label = await made(world);
    expect(Buffer.from(label.pdf.subarray(0, 5)).toString('latin1')).toBe('%PDF-');
    expect(label.carrier).toMatch(/^[A-Z]/);
    expect(label.trackingCode).toMatch(/^[A-Z0-9]{6,40}$/);
    expect(label.trackingUrl ?? 'https://').toMatch(/^https:\/\//);
    expect(label.reference).not.toBe('');
  },

  'gives another parcel another code': async (world) => {
    const first = await made(world);
    const second = await made(world, { ...labelRequest, reference: 'order 104217, 4' });
    expect(second.trackingCode).not.toBe(first.trackingCode);
  },

  'makes labels of each service': async (world) => {
    await made(world, { ...labelRequest, service: expressShippingId });
  },

  'takes back a label that was not used, and minds none it does not know': async (world) => {
    const { reference } = await made(world);
    await world.labels.takeBack(reference);
    await world.labels.takeBack('label_of_nobody');
    expect(world.paidFor() ?? 0).toBe(0);
  },

  'makes a new label after the last one was taken back': async (world) => {
    const first = await made(world);
    await world.labels.takeBack(first.reference);
    expect((await made(world)).trackingCode).not.toBe(first.trackingCode);
  },

  'passes over reports that are none': async ({ labels }) => {
    for (const told of [null, 'track_updated', {}, { event: 'track_updated', data: {} }]) {
      expect(labels.readReport?.(told) ?? null).toBeNull();
    }
  },
};
