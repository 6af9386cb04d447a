import { PDFParse } from 'pdf-parse';
import type { Labels } from '@/server/labels/port';
import { createPrintedLabels } from '@/server/labels/printed/printed-labels';
import { createShippoLabels } from '@/server/labels/shippo/shippo-labels';
import { createCircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import { calgaryOrder } from '@/testing/order';
import { badMoods, useStandIn } from '../stand-ins/moody-server';
import { createShippoStandIn, type ShippoStandIn } from '../stand-ins/shippo-stand-in';
import { brokenPromises, itKeeps } from './contract';
import { labelRequest, labelsContract, type LabelsWorld } from './labels-contract';

function printedWorld(): LabelsWorld {
  const sender = { name: 'Boreal Hearing', address: '1 Main Street, Calgary' };
  return { labels: createPrintedLabels({ sender }), paidFor: () => null };
}

function shippoWorld({ server, labels: bought }: ShippoStandIn, timeoutMs = 10_000) {
  const warnings: object[] = [];
  const labels = createShippoLabels({
    settings: {
      apiKey: 'shippo_test_key',
      apiUrl: server.url,
      carrier: 'canada_post',
      carrierAccount: 'account_of_ours',
      services: { usual: 'canada_post_expedited', express: 'canada_post_xpresspost' },
      sender: { street: '1 Main Street', city: 'Calgary', province: 'AB', postalCode: 'T2P 1J9' },
    },
    circuitBreakers: createCircuitBreakers(),
    log: { warn: (fields) => void warnings.push(fields) },
    timeoutMs,
  });
  const paidFor = () => bought.filter(({ status }) => status === 'SUCCESS').length;
  return { labels, paidFor, warnings };
}

describe('labels that we print', () => {
  itKeeps(labelsContract, printedWorld);

  it('go with a return: from the customer to us, with the code that the customer reads', async () => {
    const { returns } = printedWorld().labels;
    const label = returns?.make();
    if (!returns || !label) throw new Error('There are no labels for returns');
    const sheet = await returns.print(calgaryOrder, label);
    const parser = new PDFParse({ data: sheet ?? new Uint8Array() });
    const { text } = await parser.getText();
    await parser.destroy();
    // Its letters are set apart.
    expect(text.replace(/\s/g, '')).toContain(label.trackingCode);
    expect(text.indexOf('FROM')).toBeLessThan(text.indexOf(calgaryOrder.shipping?.zip ?? '?'));
    expect(text.indexOf('SHIP TO')).toBeLessThan(text.indexOf('1 Main Street, Calgary'));
    expect(text).toContain(`Order ${calgaryOrder.number}`);
    expect(await returns.print(calgaryOrder, { ...label, carrier: 'Canada Post' })).toBeNull();
  });
});

describe('labels bought at Shippo', () => {
  const shippo = useStandIn(createShippoStandIn);
  const open = () => shippoWorld(shippo.current);
  itKeeps(labelsContract, open);

  it('tells why the carrier refuses an address, and asks nobody about one abroad', async () => {
    const { labels } = open();
    const nowhere = { ...labelRequest, to: { ...labelRequest.to, zip: 'X0X 0X0' } };
    expect(await labels.make(nowhere)).toEqual({
      ok: false,
      code: 'address_refused',
      message: 'This postal code is unknown',
    });
    const abroad = { ...labelRequest, to: { ...labelRequest.to, country: 'US' } };
    expect(await labels.make(abroad)).toMatchObject({ ok: false, code: 'address_refused' });
    expect(open().paidFor()).toBe(0);
  });

  it.each(badMoods)(
    'buys nothing twice while Shippo is %s, and one label afterwards',
    async (mood) => {
      const { labels, paidFor, warnings } = shippoWorld(shippo.current, 300);
      shippo.current.server.behave(mood);
      expect(await labels.make(labelRequest)).toMatchObject({ ok: false, code: 'unavailable' });
      await labels.takeBack('label_of_before');
      expect(warnings).toHaveLength(2);
      shippo.current.server.behave('well');
      expect(await open().labels.make(labelRequest)).toMatchObject({ ok: true });
      expect(paidFor()).toBe(1);
    },
  );

  it('finds the label that it bought without hearing of it', async () => {
    const { labels, paidFor } = open();
    shippo.current.server.behave('answers lost');
    expect(await labels.make(labelRequest)).toMatchObject({ ok: false, code: 'unavailable' });
    expect(paidFor()).toBe(1);
    shippo.current.server.behave('well');
    expect(await labels.make(labelRequest)).toMatchObject({ ok: true });
    expect(paidFor()).toBe(1);
  });

  it('leaves Shippo alone after it failed again and again', async () => {
    const { labels } = open();
    shippo.current.server.behave('gone');
    for (let time = 0; time < 5; time += 1) await labels.make(labelRequest);
    expect(shippo.current.server.requests).toHaveLength(3);
  });

  it('reads what Shippo reports of a parcel', async () => {
    const tracking_status = {
      ...{
        status: 'DELIVERED',
        status_date: '2026-11-20T18:03:00Z',
        status_details: 'Left at door',
      },
      location: { city: 'Calgary', state: 'AB', zip: 'T2P', country: 'CA' },
    };
    const data = { carrier: 'canada_post', tracking_number: 'CP1000', tracking_status };
    const report = { event: 'track_updated', test: true, data };
    expect(open().labels.readReport?.(report)).toEqual({
      parcel: { carrier: 'Canada Post', trackingCode: 'CP1000' },
      event: { status: 'DELIVERED', at: '2026-11-20T18:03:00.000Z', place: 'Calgary, AB' },
    });
    expect(open().labels.readReport?.({ ...report, event: 'transaction_created' })).toBeNull();
  });
});

/** Faulty adapters, and the promises that must catch each one. */
const lies: Record<string, { lie: (labels: Labels) => Partial<Labels>; caughtBy: RegExp }> = {
  'gives a picture for a PDF': {
    lie: (labels) => ({
      async make(request) {
        const outcome = await labels.make(request);
        if (!outcome.ok) return outcome;
        return { ok: true, label: { ...outcome.label, pdf: Buffer.from('GIF89a') } };
      },
    }),
    caughtBy: /as a PDF/,
  },
  'gives the same label to every parcel': {
    lie: (labels) => {
      let first: ReturnType<Labels['make']> | undefined;
      return { make: (request) => (first ??= labels.make(request)) };
    },
    caughtBy: /another code|new label/,
  },
  'keeps what was given back': {
    lie: () => ({ takeBack: async () => undefined }),
    caughtBy: /takes back/,
  },
  'throws for a label it does not know': {
    lie: (labels) => ({
      takeBack: (reference) =>
        reference === 'label_of_nobody'
          ? Promise.reject(new Error('unknown'))
          : labels.takeBack(reference),
    }),
    caughtBy: /takes back/,
  },
  'takes anything for a scan': {
    lie: () => ({
      readReport: () => ({
        parcel: { carrier: 'x', trackingCode: 'x' },
        event: { status: 'DELIVERED', at: '', place: null },
      }),
    }),
    caughtBy: /reports that are none/,
  },
};

describe('a liar is caught that', () => {
  const shippo = useStandIn(createShippoStandIn);
  it.each(Object.entries(lies))('%s', async (_, { lie, caughtBy }) => {
    const broken = await brokenPromises(labelsContract, caughtBy, () => {
      const world = shippoWorld(shippo.current);
      return { ...world, labels: { ...world.labels, ...lie(world.labels) } };
    });
    expect(broken.length).toBeGreaterThan(0);
  });
});
