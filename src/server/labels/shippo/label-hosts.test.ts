import { createCircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import { labelRequest } from '@/testing/contracts/labels-contract';
import { createMoodyServer, useStandIn } from '@/testing/stand-ins/moody-server';
import { createShippoLabels } from './shippo-labels';

/** A Shippo that has bought the label and returns the test's own address for its PDF. */
function createNamingShippo() {
  let labelUrl = '';
  const server = createMoodyServer(({ path }) => {
    if (path === '/moved.pdf') return { status: 302, headers: { Location: labelUrl } };
    if (path === '/label.pdf') return { status: 200, bytes: Buffer.from('%PDF-1.4\n') };
    const bought = {
      object_id: 'bought',
      status: 'SUCCESS',
      metadata: labelRequest.reference,
      tracking_number: 'CP1000',
      tracking_url_provider: null,
      label_url: labelUrl,
      messages: [],
    };
    return { status: 200, json: { results: [bought] } };
  });
  return { server, name: (address: string) => void (labelUrl = address) };
}

/** A foreign server, which has a PDF too. */
const createStranger = () => ({
  server: createMoodyServer(() => ({ status: 200, bytes: Buffer.from('%PDF-1.4\n') })),
});

describe('where labels are fetched from', () => {
  const shippo = useStandIn(createNamingShippo);
  const stranger = useStandIn(createStranger);

  const make = () =>
    createShippoLabels({
      settings: {
        apiKey: 'shippo_test_key',
        apiUrl: shippo.current.server.url,
        carrier: 'canada_post',
        carrierAccount: 'account_of_ours',
        services: { usual: 'canada_post_expedited', express: 'canada_post_xpresspost' },
        sender: { street: '1 Main Street', city: 'Calgary', province: 'AB', postalCode: 'T2P 1J9' },
      },
      circuitBreakers: createCircuitBreakers(),
      log: { warn: () => undefined },
      timeoutMs: 2_000,
    }).make(labelRequest);

  afterEach(() => jest.restoreAllMocks());

  test('a label is fetched from where Shippo keeps it', async () => {
    shippo.current.name(`${shippo.current.server.url}/label.pdf`);
    expect(await make()).toMatchObject({ ok: true });
  });

  test.each([
    ['another host', () => `${stranger.current.server.url}/label.pdf`],
    ['a host that looks like theirs', () => 'https://deliver.goshippo.com.example.org/label.pdf'],
    ['their name in front of the host', () => 'https://deliver.goshippo.com@example.org/label.pdf'],
    ['their host without https', () => 'http://deliver.goshippo.com/label.pdf'],
    ['a file of this machine', () => 'file:///etc/hostname'],
    ['the network of the server', () => 'http://169.254.169.254/latest/meta-data/'],
    ['no address', () => 'label.pdf'],
  ])('nothing is fetched from %s', async (_, address) => {
    const asked = jest.spyOn(globalThis, 'fetch');
    shippo.current.name(address());
    expect(await make()).toMatchObject({ ok: false, code: 'unavailable' });
    expect(asked.mock.calls.map(([place]) => new URL(String(place)).origin)).toEqual([
      shippo.current.server.url,
    ]);
    expect(stranger.current.server.requests).toEqual([]);
  });

  test('a redirect is not followed', async () => {
    const { server, name } = shippo.current;
    const real = globalThis.fetch;
    // The API returns an address of its own that redirects elsewhere.
    jest.spyOn(globalThis, 'fetch').mockImplementation((place, init) => {
      if (String(place).endsWith('/moved.pdf')) name(`${stranger.current.server.url}/label.pdf`);
      return real(place, init);
    });
    name(`${server.url}/moved.pdf`);
    expect(await make()).toMatchObject({ ok: false, code: 'unavailable' });
    expect(server.requests.map(({ path }) => path)).toContain('/moved.pdf');
    expect(stranger.current.server.requests).toEqual([]);
  });
});
