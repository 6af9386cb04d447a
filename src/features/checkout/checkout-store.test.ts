import { newCheckout, savedPartOf, type CheckoutForm } from '@/domain/checkout/checkout-form';
import {
  failureIn,
  forgetCheckout,
  markUnsettled,
  progressBy,
  resetProgress,
  restoreCheckout,
  saveCheckout,
  useCheckoutStore,
} from './checkout-store';

const key = 'boreal-charge-go-checkout';
const stored = () => localStorage.getItem(key);

beforeEach(() => {
  localStorage.clear();
  useCheckoutStore.setState(useCheckoutStore.getInitialState(), true);
});

const margaret = { ...newCheckout, contactEmail: 'margaret@example.ca' };

test('what was typed is found again', async () => {
  saveCheckout(margaret);
  markUnsettled('cart-1');
  const kept = stored();
  useCheckoutStore.setState(useCheckoutStore.getInitialState(), true);
  localStorage.setItem(key, kept ?? '');

  await restoreCheckout();
  expect(useCheckoutStore.getState()).toMatchObject({
    saved: margaret,
    unsettledCartId: 'cart-1',
    isRestored: true,
  });
});

test('a card is never stored', () => {
  const form: CheckoutForm = {
    ...margaret,
    card: {
      number: '4242 4242 4242 4242',
      expiry: '08 / 48',
      securityCode: '987',
      nameOnCard: 'Margaret Okafor',
    },
  };
  saveCheckout(savedPartOf(form));
  expect(stored()).toContain('margaret@example.ca');
  // Without the time until which it is kept, whose digits are any.
  const { value } = JSON.parse(stored() ?? '');
  expect(JSON.stringify(value)).not.toMatch(/4242|987|08 \/ 48|Okafor/);
});

test.each(['{', '"text"', '{"saved":{"deliveryType":"teleport"}}', 'null'])(
  'storage that holds %s starts a new checkout',
  async (text) => {
    localStorage.setItem(key, text);
    await restoreCheckout();
    expect(useCheckoutStore.getState()).toMatchObject({ saved: newCheckout, isRestored: true });
  },
);

test('after the order nothing is left, here or in storage', () => {
  saveCheckout(margaret);
  markUnsettled('cart-1');
  forgetCheckout();
  expect(useCheckoutStore.getState()).toMatchObject({ saved: newCheckout, unsettledCartId: null });
  expect(stored()).toBeNull();
});

test('only the first of two clicks begins to pay', () => {
  expect(progressBy({ type: 'pay' })).toBe(true);
  expect(progressBy({ type: 'pay' })).toBe(false);
});

test('a failure is there until the next try', () => {
  progressBy({ type: 'pay' });
  progressBy({ type: 'finish', outcome: { kind: 'payment-declined' } });
  expect(failureIn(useCheckoutStore.getState())).toEqual({ kind: 'payment-declined' });
  progressBy({ type: 'pay' });
  expect(failureIn(useCheckoutStore.getState())).toBeNull();
});

test('leaving the page lets go of the button', () => {
  progressBy({ type: 'pay' });
  resetProgress();
  expect(progressBy({ type: 'pay' })).toBe(true);
});
