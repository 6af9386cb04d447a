import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { cartFromWire } from '@/client/wire/cart-from-wire';
import type { PaymentMethod } from '@/domain/checkout/checkout-method';
import { cartActions } from '@/features/cart/public';
import checkout from '@/messages/en-US/checkout.json';
import errors from '@/messages/en-US/errors.json';
import { filledCheckout } from '@/testing/checkout-form';
import { FakeStore } from '@/testing/fakes/fake-store';
import { renderScreen } from '@/testing/jest/render';
import { paypalInBrowser } from '@/testing/provider-doubles/paypal';
import { useCheckoutStore } from '../checkout-store';
import { MethodPanel } from './method-panel';
import { pay } from './pay';

const mockStore = { current: new FakeStore() };
/** Loading time of a `deferred` component's code. */
const mockDelay = { ms: 0 };

jest.mock('@/client/requests/swell', () => ({
  swellClient: async () => mockStore.current.client,
  renewSwellClient: jest.fn(),
}));
jest.mock('@/client/error-reporting', () => ({ reportError: jest.fn() }));
jest.mock('@/components/ui/toasts/toast', () => ({ showToast: jest.fn(async () => undefined) }));
jest.mock('@/components/ui/loading/deferred', () => {
  const { deferred } = jest.requireActual('@/components/ui/loading/deferred');
  type Load = () => Promise<ComponentType>;
  const late = async (load: Load) => {
    await new Promise((resolve) => setTimeout(resolve, mockDelay.ms));
    return load();
  };
  return { deferred: (load: Load) => deferred(() => late(load)) };
});

const paypal: PaymentMethod = {
  ...{
    id: 'paypal',
    gateway: 'direct',
    isTest: true,
    isCommercePlatform: false,
    keepsCards: false,
  },
  ...{ merchantId: 'merchant_1', gatewayMerchantId: '', clientId: 'client_1', publishableKey: '' },
};

/** Lets PayPal's script finish loading; until then it is held back. */
let letScriptCome: () => void;
const browserAppend = document.head.append.bind(document.head);

beforeAll(() => {
  globalThis.BroadcastChannel = class {
    postMessage() {}
  } as unknown as typeof BroadcastChannel;
  Element.prototype.scrollIntoView = () => undefined;
});

beforeEach(async () => {
  const store = new FakeStore();
  store.settings = {
    card: { id: 'card', gateway: 'authorizenet', mode: 'test' },
    paypal: { id: 'paypal', mode: 'test', client_id: 'client_1', merchant_id: 'merchant_1' },
  };
  store.vault = { 'post /intent': { id: 'order_1' } };
  mockStore.current = store;
  mockDelay.ms = 0;
  globalThis.fetch = store.fetch;
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'paypal');
  const hasCome = new Promise<void>((resolve) => {
    letScriptCome = resolve;
  });
  document.head.append = (...nodes) => {
    browserAppend(...nodes);
    const [script] = nodes;
    if (!(script instanceof HTMLScriptElement)) return;
    void hasCome.then(() => {
      paypalInBrowser();
      script.dispatchEvent(new Event('load'));
    });
  };
  const demand = (isGiven: unknown, what: string) => {
    if (!isGiven) throw new Error(`The provider misses: ${what}`);
  };
  Object.assign(window, { playedAsk: async () => 'Approve', playedDemand: demand });
  useCheckoutStore.setState(useCheckoutStore.getInitialState(), true);
  await act(() => cartActions.refresh());
});

/** Two methods to choose from, and the button below them; PayPal is chosen. */
function Rows() {
  const [isPaypal, setIsPaypal] = useState(true);
  const cart = cartFromWire(mockStore.current.cart)?.cart;
  const submit = () => cart && void pay({ ...filledCheckout, paymentMethod: 'paypal' }, cart);
  return (
    <>
      <button onClick={submit}>Pay now</button>
      <button onClick={() => setIsPaypal(false)}>Choose the card</button>
      <button onClick={() => setIsPaypal(true)}>Choose PayPal</button>
      {isPaypal && <MethodPanel method={paypal} />}
    </>
  );
}

const openRows = () => void renderScreen(<Rows />, { checkout, errors });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Holds the form back on its way into the cart. @returns how to let it go on, once it is on its way */
async function pressPayAndHold(): Promise<() => void> {
  const store = mockStore.current;
  let letGo = () => undefined as void;
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  globalThis.fetch = async (...call) => {
    const answer = await store.fetch(...call);
    if (call[1]?.method?.toUpperCase() === 'PUT') await isLetGo;
    return answer;
  };
  await press('Pay now');
  await waitFor(() => expect(store.heard).toContain('PUT /cart'));
  return letGo;
}

const progress = () => useCheckoutStore.getState().progress;
const isPlaced = () =>
  waitFor(() => expect(progress()).toMatchObject({ outcome: { kind: 'placed' } }));
const isEnded = () =>
  waitFor(() => expect(progress()).toMatchObject({ failure: { kind: 'sheet-closed' } }));
const buttons = () => screen.queryAllByRole('button', { name: 'PayPal' });
const theButton = () => screen.findByRole('button', { name: 'PayPal' }, { timeout: 8_000 });
const isReady = () => screen.findByText(/PayPal works here/);

test('Pay now pressed before PayPal’s script has come waits for its button', async () => {
  openRows();
  await press('Pay now');
  setTimeout(letScriptCome, 200);
  await userEvent.click(await theButton());
  await isPlaced();
});

test('Pay now pressed before the code around the button has come shows the button', async () => {
  mockDelay.ms = 400;
  letScriptCome();
  openRows();
  await press('Pay now');
  await userEvent.click(await theButton());
  await isPlaced();
});

test('a payment whose row is left while the form goes into the cart asks nobody', async () => {
  letScriptCome();
  openRows();
  await isReady();
  const letGo = await pressPayAndHold();
  await press('Choose the card');
  letGo();
  await isEnded();
  expect(mockStore.current.heard).not.toContain('vault post /intent');
});

test('a payment whose row is left and chosen again meanwhile ends, and the next one pays', async () => {
  letScriptCome();
  openRows();
  await isReady();
  const letGo = await pressPayAndHold();
  await press('Choose the card');
  await press('Choose PayPal');
  letGo();
  await isEnded();
  await isReady();
  await press('Pay now');
  await userEvent.click(await theButton());
  await isPlaced();
});

test('"Not now" while the button is being drawn leaves one button for the next time', async () => {
  letScriptCome();
  openRows();
  await isReady();
  await press('Pay now');
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  await isEnded();
  await press('Pay now');
  await theButton();
  // swell-js draws a button one second after the request: by now the first one would have appeared.
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
  expect(buttons()).toHaveLength(1);
  await userEvent.click(await theButton());
  await isPlaced();
});
