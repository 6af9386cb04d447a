import { randomUUID } from 'node:crypto';
import { object, string, array, boolean, ValidationError } from 'yup';
import { createMoodyServer, type Asked, type Told } from './moody-server';

const address = object({
  name: string().required(),
  street1: string().required(),
  city: string().required(),
  state: string().required(),
  zip: string().required(),
  country: string().oneOf(['CA']).required(),
});

/** The request that Shippo requires for a label in one call (docs.goshippo.com, "Transactions"). */
const purchase = object({
  shipment: object({
    address_from: address.required(),
    address_to: address.required(),
    parcels: array(
      object({
        length: string().required(),
        width: string().required(),
        height: string().required(),
        distance_unit: string().oneOf(['cm', 'in']).required(),
        weight: string().required(),
        mass_unit: string().oneOf(['kg', 'g', 'lb', 'oz']).required(),
      }),
    )
      .min(1)
      .required(),
  }).required(),
  carrier_account: string().oneOf(['account_of_ours']).required(),
  servicelevel_token: string().required(),
  label_file_type: string().oneOf(['PDF_4x6']).required(),
  metadata: string().max(100).required(),
  async: boolean().oneOf([false]).required(),
});

type Bought = { object_id: string; status: string; metadata: string; tracking_number: string };

/** The part of Shippo that we use. It refuses requests without our key, with a part missing, or to an unknown place. */
export function createShippoStandIn() {
  const labels: Bought[] = [];
  const server = createMoodyServer((asked) => {
    if (asked.path.startsWith('/files/')) return file(asked);
    if (asked.headers.authorization !== 'ShippoToken shippo_test_key') return { status: 401 };
    if (asked.path === '/refunds/') return refund(JSON.parse(asked.body).transaction);
    if (asked.path !== '/transactions/') return { status: 404 };
    if (asked.method === 'GET') return { status: 200, json: { results: labels.map(wire) } };
    return buy(JSON.parse(asked.body));
  });

  const wire = (label: Bought) => ({
    ...label,
    tracking_url_provider: `https://carrier.example/${label.tracking_number}`,
    label_url: `${server.url}/files/${label.object_id}.pdf`,
    messages: [],
  });

  function buy(body: unknown): Told {
    try {
      const asked = purchase.validateSync(body, { strict: true });
      if (asked.shipment.address_to.zip === 'X0X 0X0') {
        const messages = [{ source: 'CP', code: '400', text: 'This postal code is unknown' }];
        return { status: 201, json: { object_id: 'none', status: 'ERROR', messages } };
      }
      const label = {
        object_id: randomUUID().replaceAll('-', ''),
        status: 'SUCCESS',
        metadata: asked.metadata,
        tracking_number: `CP${labels.length + 1000}`,
      };
      labels.unshift(label);
      return { status: 201, json: wire(label) };
    } catch (error) {
      if (error instanceof ValidationError) return { status: 400, json: { detail: error.message } };
      throw error;
    }
  }

  function refund(id: unknown): Told {
    const label = labels.find(({ object_id }) => object_id === id);
    if (!label) return { status: 404, json: {} };
    label.status = 'REFUNDPENDING';
    return { status: 201, json: { object_id: `refund_${label.object_id}`, status: 'PENDING' } };
  }

  function file({ headers }: Asked): Told {
    // A file's address carries its own permission, so our key must not be sent there.
    if (headers.authorization !== undefined) return { status: 400 };
    return { status: 200, bytes: Buffer.from('%PDF-1.4\n% a label\n%%EOF\n') };
  }

  return { server, labels };
}

export type ShippoStandIn = ReturnType<typeof createShippoStandIn>;
