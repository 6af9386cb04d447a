import { testDatabases } from '@/testing/shops/database';
import { useStoreServer, type Visitor } from '@/testing/shops/store-server';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

const address = { name: 'Ada Byron', address1: '1 Centre St', city: 'Calgary', state: 'AB' };
const home = { ...address, zip: 'T2P 1J9', country: 'CA' };

type Ends = { successes: number; errors: string[] };

/** The part of a browser that the SDK's own classes use: its location, and redirects. */
function openBrowser() {
  const location = {
    origin: 'https://shop.example',
    pathname: '/checkout',
    search: '',
    sentTo: '',
    replace: (url: string) => {
      location.sentTo = url;
    },
  };
  const history = { pushState: () => (location.search = '') };
  Object.assign(globalThis, { window: { location, history } });
  return location;
}

describe('the classes of swell-js themselves', () => {
  const store = useStoreServer(pglite.use);
  let visitor: Visitor;
  let location: ReturnType<typeof openBrowser>;

  beforeEach(async () => {
    location = openBrowser();
    visitor = store.visitor();
    const { id } = await visitor.products.get('standard-charger');
    await visitor.cart.addItem({ product_id: id });
    await visitor.cart.update({
      account: { email: 'ada@example.com' },
      shipping: { ...home, service: 'priority_shipping' },
      billing: home,
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'window');
  });

  /** Answers as the shopper on the page that the class has redirected to; the browser returns to the resulting URL. */
  async function answer(decision: string, page = location.sentTo) {
    const id = page.replace('/sandbox/confirm?intent=', '');
    const decided = await store.confirmations.decide(id, decision);
    if (!decided.ok) throw new Error(decided.code);
    location.search = new URL(decided.value.returnPath, location.origin).search;
  }

  async function comeBack(method: string): Promise<Ends> {
    const ends: Ends = { successes: 0, errors: [] };
    await visitor.payment.handleRedirect({
      [method]: {
        onSuccess: () => (ends.successes += 1),
        onError: ({ message }: Error) => ends.errors.push(message),
      },
    });
    return ends;
  }

  const pay = async (method: string) => visitor.payment.tokenize({ [method]: {} });
  const paid = { successes: 1, errors: [] };
  const unable = expect.stringContaining('We are unable to authenticate your payment method');

  it('Klarna: approved', async () => {
    await pay('klarna');
    await answer('approve');
    expect(await comeBack('klarna')).toEqual(paid);
    const order = await visitor.cart.submitOrder();
    expect(order).toMatchObject({ paid: true, billing: { method: 'klarna' } });
  });

  it.each(['decline', 'failed', 'unknown'])('Klarna: %s', async (decision) => {
    await pay('klarna');
    await answer(decision);
    expect(await comeBack('klarna')).toEqual({ successes: 0, errors: [unable] });
  });

  it.each(['approve', 'success'])('Paysafecard: %s', async (decision) => {
    await pay('paysafecard');
    await answer(decision);
    expect(await comeBack('paysafecard')).toEqual(paid);
    expect(await visitor.cart.submitOrder()).toMatchObject({ paid: true });
  });

  it.each([
    ['decline', unable],
    ['canceled_merchant', 'Unknown redirect status: CANCELED_MERCHANT.'],
    ['expired', 'Unknown redirect status: EXPIRED.'],
    ['initiated', 'Unknown redirect status: INITIATED.'],
    ['redirected', 'Unknown redirect status: REDIRECTED.'],
    ['error', 'Unknown redirect status: ERROR.'],
    ['unknown', 'Unknown redirect status: UNKNOWN.'],
  ])('Paysafecard: %s', async (decision, message) => {
    await pay('paysafecard');
    await answer(decision);
    expect(await comeBack('paysafecard')).toEqual({ successes: 0, errors: [message] });
    await expect(visitor.cart.submitOrder()).rejects.toMatchObject({ param: 'billing.method' });
  });

  async function chooseAmazon() {
    const back = `${location.origin}/checkout?gateway=amazon`;
    const button = await visitor.payment.authorizeGateway({
      gateway: 'amazon',
      params: {
        chargePermissionType: 'OneTime',
        webCheckoutDetails: {
          checkoutReviewReturnUrl: `${back}&redirect_status=succeeded`,
          checkoutCancelUrl: `${back}&redirect_status=canceled`,
        },
      },
    });
    return String(Reflect.get(Object(button), 'redirect_url'));
  }

  it('Amazon: asked twice, approved twice', async () => {
    await answer('approve', await chooseAmazon());
    expect(await comeBack('amazon')).toEqual(paid);
    await expect(visitor.cart.submitOrder()).rejects.toMatchObject({
      message: 'Please confirm this payment first.',
    });
    await pay('amazon');
    await answer('approve');
    expect(await comeBack('amazon')).toEqual(paid);
    expect(await visitor.cart.submitOrder()).toMatchObject({ paid: true });
  });

  it.each([
    ['decline', unable],
    ['unknown', 'Unknown redirect status: processing'],
    ['failed', 'Unknown redirect status: failed'],
    ['silent', 'Unknown redirect status: undefined'],
  ])('Amazon: %s', async (decision, message) => {
    await answer(decision, await chooseAmazon());
    expect(await comeBack('amazon')).toEqual({ successes: 0, errors: [message] });
  });
});
